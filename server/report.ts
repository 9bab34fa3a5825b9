/** Called with an error while `what` fails, and without one once it works. */
export type Report = (what: string, error?: unknown) => void;

type Log = { warn: (details: { reason: string }, what: string) => void };

/** Logs each cause of a failure once, however often the work is retried, and again after it has worked. */
export function reportOnce(log: Log): Report {
  const logged = new Map<string, Set<string>>();
  return (what, error) => {
    if (error === undefined) return void logged.delete(what);
    const reasons = logged.get(what) ?? new Set();
    const reason = causeOf(error);
    if (!reasons.has(reason)) log.warn({ reason }, what);
    logged.set(what, reasons.add(reason));
  };
}

/** The message with the one that caused it, where the message does not quote that already. */
export function causeOf(error: unknown): string {
  const { message = "", code = "", cause } = error as NodeJS.ErrnoException;
  const own = message || code;
  const inner = cause ? causeOf(cause) : "";
  return own.includes(inner) ? own : `${own}: ${inner}`;
}
