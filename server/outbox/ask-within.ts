import { causeOf } from "../report.ts";
import { OutboxUnavailable } from "./outbox.ts";

/**
 * Runs `ask` with a timeout. After a timeout the operation continues and may still succeed.
 * @param who names the dependency in the error. @throws OutboxUnavailable on a failure or a timeout
 */
export async function askWithin<Result>(
  limitMs: number,
  who: string,
  ask: () => Promise<Result>,
): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`no answer within ${limitMs} ms`)), limitMs);
  try {
    return await Promise.race([ask(), promise]);
  } catch (cause) {
    throw new OutboxUnavailable(`${who}: ${causeOf(cause)}`, { cause });
  } finally {
    clearTimeout(timer);
  }
}
