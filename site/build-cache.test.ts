import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { afterAll, expect, it } from "vitest";
import { cached } from "./build-cache.ts";

const folder = `test-${randomUUID()}`;
afterAll(() => rm(`node_modules/.cache/${folder}`, { recursive: true }));

it("makes the same thing for all who ask at once, and keeps it", async () => {
  let made = 0;
  const ask = () => cached(folder, ["a", "b"], async () => Buffer.from(`made ${++made}`));
  const answers = await Promise.all([ask(), ask(), ask(), ask()]);
  expect(answers.map(String).every((answer) => /^made \d$/.test(answer))).toBe(true);
  const before = made;
  expect(String(await ask())).toMatch(/^made \d$/);
  expect(made).toBe(before);
});

it("tells ingredients apart by where one ends", async () => {
  const first = await cached(folder, ["ab", "c"], async () => Buffer.from("1"));
  const second = await cached(folder, ["a", "bc"], async () => Buffer.from("2"));
  expect([String(first), String(second)]).toEqual(["1", "2"]);
});
