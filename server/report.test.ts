import { expect, it, vi } from "vitest";
import { causeOf, createReports } from "./report.ts";

it("logs each failure once, and again after twenty minutes without it", () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const lines: string[] = [];
  const { report, recent } = createReports({
    warn: ({ reason }, what) => lines.push(`${what}: ${reason}`),
  });
  for (let count = 0; count < 20; count++) {
    report("the file", new Error("away"));
    report("the file", new Error("locked"));
    vi.advanceTimersByTime(15 * 60_000);
  }
  expect(lines).toEqual(["the file: away", "the file: locked"]);
  expect(recent()).toEqual(["the file: away", "the file: locked"]);
  vi.advanceTimersByTime(6 * 60_000);
  expect(recent()).toEqual([]);
  report("the file", new Error("away"));
  expect(lines).toEqual(["the file: away", "the file: locked", "the file: away"]);
});

it("adds the cause to a message that does not contain it", () => {
  const inner = Object.assign(new AggregateError([]), { code: "ECONNREFUSED" });
  expect(causeOf(new Error("fetch failed", { cause: inner }))).toBe("fetch failed: ECONNREFUSED");
  expect(causeOf(new Error("it is away", { cause: new Error("away") }))).toBe("it is away");
});
