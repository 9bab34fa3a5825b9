import { destination, type Logger, pino } from "pino";

const MAX_WAITING_BYTES = 2 ** 22;

/** Logs one JSON line per event to standard output. Never pass it text that a visitor entered. */
export function createLog(level: string): Logger {
  // One byte, because `flush` of a destination without a minimum does not wait for pending writes.
  const minLength = 1;
  const output = destination({ fd: 1, sync: false, minLength, maxLength: MAX_WAITING_BYTES });
  // A closed pipe or a full disk must not stop the server.
  output.on("error", () => {});
  // pino flushes at exit, and would retry a failing write forever.
  output.flushSync = () => {};
  return pino(
    { level, base: null, timestamp: () => `,"time":"${new Date().toISOString()}"` },
    output,
  );
}
