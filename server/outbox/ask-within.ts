import { OutboxUnavailable } from "./outbox.ts";

/** @throws OutboxUnavailable where it fails or takes longer; it goes on and may still succeed. */
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
    throw new OutboxUnavailable(`${who}: ${(cause as Error).message}`, { cause });
  } finally {
    clearTimeout(timer);
  }
}
