import { PgBoss } from "pg-boss";
import { expect, it, vi } from "vitest";
import { mail } from "../../../test/support/recorded-mail.ts";
import { createSeal } from "../seal.ts";
import { openPostgresOutbox } from "./postgres-outbox.ts";

const VISITOR_TIMEOUT_MS = 1500;
const idOf = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`;

it("drops what it has refused while PostgreSQL was away at the start", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const { promise, resolve } = Promise.withResolvers<PgBoss>();
  vi.spyOn(PgBoss.prototype, "start").mockReturnValue(promise);
  vi.spyOn(PgBoss.prototype, "createQueue").mockResolvedValue();
  const send = vi.spyOn(PgBoss.prototype, "send").mockResolvedValue(null);
  const outbox = openPostgresOutbox("postgres://nobody@127.0.0.1:9/none", createSeal([]), () => {});
  const record = (digit: number) =>
    outbox.record(idOf(digit), mail).then(
      () => "recorded",
      (error: Error) => error.message,
    );
  const refused = Promise.all([record(1), record(2), record(3)]);
  await vi.advanceTimersByTimeAsync(VISITOR_TIMEOUT_MS);
  expect(await refused).toEqual(Array(3).fill("PostgreSQL: no response within 1500 ms"));
  const waiting = record(4);
  resolve(PgBoss.prototype);
  expect([await waiting, await record(5)]).toEqual(["recorded", "recorded"]);
  const ids = send.mock.calls.map(([, , options]) => (options as { id: string }).id);
  expect(ids).toEqual([idOf(4), idOf(5)]);
  await outbox.close();
});
