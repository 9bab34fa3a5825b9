import { causeOf } from "../report.ts";
import { OutboxUnavailable } from "./outbox.ts";

/** @throws OutboxUnavailable where the work fails or takes longer; the work goes on and may still succeed. */
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
