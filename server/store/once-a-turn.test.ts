import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, it, vi } from "vitest";
import { onceATurn } from "./once-a-turn.ts";

it("works once for all that ask in one turn, and again in the next", async () => {
  const work = vi.fn(() => undefined);
  const ask = onceATurn(work);
  ask();
  await Promise.resolve();
  ask();
  expect(work).toHaveBeenCalledTimes(1);
  await nextTurn();
  ask();
  expect(work).toHaveBeenCalledTimes(2);
});
