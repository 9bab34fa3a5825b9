/** Longer than the longest pause between two attempts. */
const RECENT_MS = 1_200_000;

/** Called each time that something fails which is tried again. */
export type Report = (what: string, error: unknown) => void;

type Log = { warn: (details: { reason: string }, what: string) => void };

/** Logs a failure and its cause once, until it has not happened for twenty minutes. */
export function createReports(log: Log) {
  // Not by the clock of the day, which may be set.
  const lastAt = new Map<string, number>();
  const recent = () => {
    for (const [line, at] of lastAt) if (performance.now() - at > RECENT_MS) lastAt.delete(line);
    return [...lastAt.keys()];
  };
  const report: Report = (what, error) => {
    const reason = causeOf(error);
    const line = `${what}: ${reason}`;
    if (!recent().includes(line)) log.warn({ reason }, what);
    lastAt.set(line, performance.now());
  };
  return { report, recent };
}

/** The message with the one that caused it, where the message does not quote that already. */
export function causeOf(error: unknown): string {
  const { message = "", code = "", cause } = error as NodeJS.ErrnoException;
  const own = message || code;
  const inner = cause ? causeOf(cause) : "";
  return own.includes(inner) ? own : `${own}: ${inner}`;
}
