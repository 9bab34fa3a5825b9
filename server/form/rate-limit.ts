import type { Pool } from "pg";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";

export type SharedCount = { pool: Pool; isAway: () => boolean };

/** The first few requests of an address pass any limit in all: a crowd of machines cannot close the form. */
export function createRateLimit(perMinute: number, shared?: SharedCount) {
  if (perMinute === 0) {
    return { secondsToWait: async () => undefined, isUsedUp: async () => false };
  }
  const perAddress = limiter("address", perMinute, shared);
  const perNetwork = limiter("network", perMinute * PER_NETWORK_FACTOR, shared);
  const inAll = limiter("all", perMinute * IN_ALL_FACTOR, shared);
  return {
    /** Counts one request; a number is how many seconds until the next is welcome. */
    async secondsToWait(clientAddress: string) {
      try {
        // In this order: whoever is over a limit of their own uses up nobody else's.
        const { consumedPoints } = await perAddress().consume(clientAddress);
        const network = networkOf(clientAddress);
        if (network !== undefined) await perNetwork().consume(network);
        await inAll()
          .consume("all")
          .catch((refusal) => {
            if (consumedPoints > ALWAYS_PASS) throw refusal;
          });
        return undefined;
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      }
    },
    isUsedUp: async () => (await inAll().get("all"))?.remainingPoints === 0,
  };
}

const ALWAYS_PASS = 3;
const PER_NETWORK_FACTOR = 5;
const IN_ALL_FACTOR = 50;

/** The /48, the most a household or an office gets, of an IPv6 address that is counted by its /64. */
function networkOf(clientAddress: string): string | undefined {
  return clientAddress.includes(":") ? clientAddress.split(":", 3).join(":") : undefined;
}

function limiter(keyPrefix: string, points: number, shared?: SharedCount) {
  const limit = { keyPrefix, points, duration: 60 };
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
    inMemoryBlockOnConsumed: points + 1,
  });
  return () => (shared.isAway() ? alone : together);
}
