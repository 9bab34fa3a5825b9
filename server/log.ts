import { destination, type Logger, pino } from "pino";

const MAX_WAITING_BYTES = 2 ** 22;

/** Writes one JSON line per event to standard output. Never pass it what a visitor typed. */
export function createLog(level: string): Logger {
  const output = destination({ fd: 1, sync: false, minLength: 0, maxLength: MAX_WAITING_BYTES });
  // If nothing reads the lines, or the disk is full, the site keeps running.
  output.on("error", () => {});
  // Otherwise it would retry for ever at the exit.
  output.flushSync = () => {};
  return pino(
    { level, base: null, timestamp: () => `,"time":"${new Date().toISOString()}"` },
    output,
  );
}
