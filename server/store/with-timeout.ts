import { StoreUnavailable } from "./database.ts";

/** @throws StoreUnavailable after `limitMs`. The work continues and may still succeed. */
export async function withTimeout<Result>(limitMs: number, work: Promise<Result>): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const refuse = () => reject(new StoreUnavailable("PostgreSQL", `no answer within ${limitMs} ms`));
  const timer = setTimeout(refuse, limitMs);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
