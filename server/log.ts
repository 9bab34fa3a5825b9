import { destination, type Logger, pino } from "pino";

/** One JSON line an event, on standard output. What a visitor typed is never given to it. */
export function createLog(level: string): Logger {
  return pino(
    { level, base: null, timestamp: () => `,"time":"${new Date().toISOString()}"` },
    destination({ fd: 1, sync: false, minLength: 0 }),
  );
}
