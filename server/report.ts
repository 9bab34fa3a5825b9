const QUIET_MS = 600_000;
const RECENT_MS = 60_000;

/** Called each time that something fails which is tried again. */
export type Report = (what: string, error: unknown) => void;

type Log = { warn: (details: { reason: string }, what: string) => void };

/** Logs a failure and its cause once, until it has not happened for ten minutes. */
export function createReports(log: Log) {
  // Not by the clock of the day, which may be set.
  const lastAt = new Map<string, number>();
  const within = (ms: number) => (line: string) => performance.now() - (lastAt.get(line) ?? 0) < ms;
  const report: Report = (what, error) => {
    for (const line of lastAt.keys()) if (!within(QUIET_MS)(line)) lastAt.delete(line);
    const reason = causeOf(error);
    const line = `${what}: ${reason}`;
    if (!lastAt.has(line)) log.warn({ reason }, what);
    lastAt.set(line, performance.now());
  };
  return { report, recent: () => [...lastAt.keys()].filter(within(RECENT_MS)) };
}

/** The message with the one that caused it, where the message does not quote that already. */
export function causeOf(error: unknown): string {
  const { message = "", code = "", cause } = error as NodeJS.ErrnoException;
  const own = message || code;
  const inner = cause ? causeOf(cause) : "";
  return own.includes(inner) ? own : `${own}: ${inner}`;
}
