import { expect, it } from "vitest";
import { causeOf, reportOnce } from "./report.ts";

it("logs each cause once until the work succeeds, and then again", () => {
  const lines: string[] = [];
  const report = reportOnce({ warn: ({ reason }, what) => lines.push(`${what}: ${reason}`) });
  const away = new Error("away");
  const locked = new Error("locked");
  for (const error of [away, locked, away, locked]) report("the file", error);
  report("the database", away);
  report("the file");
  report("the file", away);
  expect(lines).toEqual([
    "the file: away",
    "the file: locked",
    "the database: away",
    "the file: away",
  ]);
});

it("names the cause of an error that does not", () => {
  const inner = Object.assign(new AggregateError([]), { code: "ECONNREFUSED" });
  expect(causeOf(new Error("fetch failed", { cause: inner }))).toBe("fetch failed: ECONNREFUSED");
  expect(causeOf(new Error("it is away", { cause: new Error("away") }))).toBe("it is away");
});
