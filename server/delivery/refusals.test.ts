import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Refusals } from "./refusals.ts";

const DAY_MS = 24 * 3_600_000;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** An attempt that is refused at once, a minute after whatever was before. */
function refuse(refusals: Refusals): boolean {
  vi.advanceTimersByTime(60_000);
  return refusals.noteRefused("a", performance.now());
}

function takeAnother(refusals: Refusals): void {
  vi.advanceTimersByTime(60_000);
  refusals.noteTaken("another");
}

it("is final once it was repeated on seven days, each after another mail was taken", () => {
  const refusals = new Refusals();
  expect(refuse(refusals)).toBe(false);
  for (let day = 1; day <= 7; day++) {
    takeAnother(refusals);
    expect(refuse(refusals), `day ${day}`).toBe(day === 7);
    vi.advanceTimersByTime(DAY_MS);
  }
});

it("is not final however long every mail is refused", () => {
  const refusals = new Refusals();
  takeAnother(refusals);
  for (let hour = 0; hour < 24 * 60; hour++) {
    expect(refuse(refusals)).toBe(false);
    vi.advanceTimersByTime(DAY_MS / 24);
  }
});

it("is not final however often it is repeated on one day", () => {
  const refusals = new Refusals();
  for (let time = 0; time < 100; time++) {
    takeAnother(refusals);
    expect(refuse(refusals)).toBe(false);
  }
});

it("does not count when the attempt began before the other mail was taken", () => {
  const refusals = new Refusals();
  for (let day = 0; day < 30; day++) {
    const startedAt = performance.now();
    takeAnother(refusals);
    expect(refusals.noteRefused("a", startedAt)).toBe(false);
    vi.advanceTimersByTime(DAY_MS);
  }
});
