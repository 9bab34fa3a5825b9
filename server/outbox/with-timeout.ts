import { causeOf } from "../report.ts";
import { OutboxUnavailable } from "./outbox.ts";

/**
 * Runs an operation with a timeout. After the timeout an operation that ignores the signal continues, and may still
 * succeed.
 * @param name names the dependency in the error. @throws OutboxUnavailable on a failure or a timeout
 */
export async function withTimeout<Result>(
  timeoutMs: number,
  name: string,
  run: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timeout = new AbortController();
  const timer = setTimeout(() => {
    reject(new Error(`no response within ${timeoutMs} ms`));
    timeout.abort();
  }, timeoutMs);
  try {
    return await Promise.race([run(timeout.signal), promise]);
  } catch (cause) {
    throw new OutboxUnavailable(`${name}: ${causeOf(cause)}`, { cause });
  } finally {
    clearTimeout(timer);
  }
}
