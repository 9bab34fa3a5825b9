import { pino } from "pino";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createRefusalLog } from "./refusal-log.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("says once a minute how often each status was answered, and nothing where none was", () => {
  const lines: object[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const count = createRefusalLog(log);
  for (const status of [415, 415, 429, 200, 303]) count(status);
  expect(lines).toEqual([]);
  vi.advanceTimersByTime(60_000);
  expect(lines).toMatchObject([{ refused: { 415: 2, 429: 1 } }]);
  vi.advanceTimersByTime(600_000);
  expect(lines).toHaveLength(1);
  count(403);
  vi.advanceTimersByTime(60_000);
  expect(lines[1]).toMatchObject({ refused: { 403: 1 } });
});
