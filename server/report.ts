/** Must exceed the longest pause between two attempts, so that a repeated failure stays "recent". */
const RECENT_MS = 1_200_000;

/** Reports a failure that will be retried. @param what names the failed operation */
export type Report = (what: string, error: unknown) => void;

type Log = { warn: (details: { reason: string }, what: string) => void };

/** Deduplicates failures: logs one with its cause, then not again until it has been absent for RECENT_MS. */
export function createReports(log: Log) {
  // In time of `performance.now()`, because the system clock may be changed.
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

/** The message of an error, followed by the messages of its causes unless it already contains them. */
export function causeOf(error: unknown): string {
  const { message = "", code = "", cause } = error as NodeJS.ErrnoException;
  const own = message || code;
  const inner = cause ? causeOf(cause) : "";
  return own.includes(inner) ? own : `${own}: ${inner}`;
}
