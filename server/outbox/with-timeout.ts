import { causeOf } from "../report.ts";
import { OutboxUnavailable } from "./outbox.ts";

/**
 * Runs an operation with a timeout. After the timeout the operation continues and may still succeed.
 * @param name names the dependency in the error. @throws OutboxUnavailable on a failure or a timeout
 */
export async function withTimeout<Result>(
  timeoutMs: number,
  name: string,
  run: () => Promise<Result>,
): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new Error(`no response within ${timeoutMs} ms`)),
    timeoutMs,
  );
  try {
    return await Promise.race([run(), promise]);
  } catch (cause) {
    throw new OutboxUnavailable(`${name}: ${causeOf(cause)}`, { cause });
  } finally {
    clearTimeout(timer);
  }
}
