import { destination, type Logger, pino } from "pino";

const MAX_WAITING_BYTES = 2 ** 22;

/** One JSON line an event, on standard output. What a visitor typed is never given to it. */
export function createLog(level: string): Logger {
  const output = destination({ fd: 1, sync: false, minLength: 0, maxLength: MAX_WAITING_BYTES });
  // Where nobody takes the lines, or the disk is full, the site goes on.
  output.on("error", () => {});
  // At the exit it would then try for ever.
  output.flushSync = () => {};
  return pino(
    { level, base: null, timestamp: () => `,"time":"${new Date().toISOString()}"` },
    output,
  );
}
