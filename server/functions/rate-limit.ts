import type { Pool } from "pg";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from "rate-limiter-flexible";

/** Counts one request; a number is how many seconds until the next is welcome. */
export type SecondsToWait = (clientAddress: string) => Promise<number | undefined>;

/** A database that several nodes count in together. */
export type SharedCount = { pool: Pool; isAway: () => boolean };

/**
 * Limits requests per address, and in all at a multiple of that.
 * @param perMinute 0 is no limit.
 * @param shared while it is away each node counts alone.
 */
export function createRateLimit(perMinute: number, shared?: SharedCount): SecondsToWait {
  if (perMinute === 0) return async () => undefined;
  const limit = { keyPrefix: "address", points: perMinute, duration: MINUTE_SECONDS };
  const perAddress = limiter(limit, shared);
  const inAll = limiter({ ...limit, keyPrefix: "all", points: perMinute * IN_ALL_FACTOR }, shared);
  return async (clientAddress) => {
    try {
      // The address first: one that is over its own limit uses up nobody else's.
      await perAddress().consume(clientAddress);
      await inAll().consume("all");
      return undefined;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    }
  };
}

const IN_ALL_FACTOR = 50;
const MINUTE_SECONDS = 60;

type Limit = { keyPrefix: string; points: number; duration: number };

function limiter(limit: Limit, shared: SharedCount | undefined): () => RateLimiterAbstract {
  const alone = new RateLimiterMemory(limit);
  if (!shared) return () => alone;
  const together = new RateLimiterPostgres({
    ...limit,
    storeClient: shared.pool,
    storeType: "pool",
    tableName: "request_rate",
    // The outbox's driver makes it, also when the database comes later than this process.
    tableCreated: true,
    clearExpiredByTimeout: true,
    insuranceLimiter: alone,
    // Whoever is over the limit costs the database nothing.
    inMemoryBlockOnConsumed: limit.points + 1,
  });
  return () => (shared.isAway() ? alone : together);
}
