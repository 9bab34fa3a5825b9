import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { afterAll, expect, it } from "vitest";
import { cached } from "./build-cache.ts";

const folder = `test-${randomUUID()}`;
afterAll(() => rm(`node_modules/.cache/${folder}`, { recursive: true }));

it("keeps one complete result of four concurrent calls, and computes nothing afterwards", async () => {
  const allHaveStarted = Promise.withResolvers<void>();
  let made = 0;
  const ask = () =>
    cached(folder, ["a", "b"], async () => {
      const body = `made ${++made}`;
      if (made === 4) allHaveStarted.resolve();
      await allHaveStarted.promise;
      return Buffer.from(body);
    });
  const answers = (await Promise.all([ask(), ask(), ask(), ask()])).map(String);
  expect(answers.sort()).toEqual(["made 1", "made 2", "made 3", "made 4"]);
  const kept = String(await ask());
  expect(answers).toContain(kept);
  expect(String(await ask())).toBe(kept);
  expect(made).toBe(4);
});

it("has different entries for the ingredients ab, c and a, bc", async () => {
  const first = await cached(folder, ["ab", "c"], async () => Buffer.from("1"));
  const second = await cached(folder, ["a", "bc"], async () => Buffer.from("2"));
  expect([String(first), String(second)]).toEqual(["1", "2"]);
});
