import type { Pool } from "pg";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from "rate-limiter-flexible";
import { withTimeout } from "../store/with-timeout.ts";

/** The counter that several nodes share. `noteAway` is called when it does not answer. */
export type SharedCounter = { pool: Pool; isAway: () => boolean; noteAway: () => void };

const ALWAYS_PASS = 3;
const PER_NETWORK_FACTOR = 5;
const IN_ALL_FACTOR = 50;
// A visitor waits for the count and then for the record: both must be short.
const COUNT_WITHIN_MS = 500;

/** The first requests of an address pass the total limit, those of a busy network only while the total has room: bots cannot close the form. */
export function createRateLimit(perMinute: number, shared?: SharedCounter) {
  if (perMinute === 0) {
    return { secondsToWait: async () => undefined, isUsedUp: async () => false };
  }
  const alone = countersOf(perMinute, (limit) => new RateLimiterMemory(limit));
  const together = shared && countersOf(perMinute, (limit) => countIn(shared.pool, limit));
  const count = async <Result>(ask: (counters: Counters) => Promise<Result>): Promise<Result> => {
    if (!shared || !together || shared.isAway()) return ask(alone);
    try {
      return await withTimeout(COUNT_WITHIN_MS, ask(together));
    } catch {
      shared.noteAway();
      return ask(alone);
    }
  };
  return {
    /** Counts one request; a number is how many seconds until the next is welcome. */
    secondsToWait: (clientAddress: string) =>
      count((counters) => secondsToWait(counters, clientAddress)),
    isUsedUp: () => count(async ({ inAll }) => (await inAll.get("all"))?.remainingPoints === 0),
  };
}

type Limit = { keyPrefix: string; points: number; duration: number };
type Counters = ReturnType<typeof countersOf>;

function countersOf(perMinute: number, create: (limit: Limit) => RateLimiterAbstract) {
  const limiter = (keyPrefix: string, points: number) =>
    create({ keyPrefix, points, duration: 60 });
  return {
    perAddress: limiter("address", perMinute),
    perNetwork: limiter("network", perMinute * PER_NETWORK_FACTOR),
    inAll: limiter("all", perMinute * IN_ALL_FACTOR),
  };
}

function countIn(pool: Pool, limit: Limit): RateLimiterAbstract {
  return new RateLimiterPostgres({
    ...limit,
    storeClient: pool,
    storeType: "pool",
    tableName: "request_rate",
    // The outbox's driver creates it, also when the database starts after this process.
    tableCreated: true,
    clearExpiredByTimeout: true,
    inMemoryBlockOnConsumed: limit.points + 1,
  });
}

async function secondsToWait(
  { perAddress, perNetwork, inAll }: Counters,
  clientAddress: string,
): Promise<number | undefined> {
  // In this order: who is over their own limit does not use up the others'.
  const own = await consume(perAddress, clientAddress);
  if (own.isOver) return own.seconds;
  const isAmongFirst = own.consumedPoints <= ALWAYS_PASS;
  const network = networkOf(clientAddress);
  const ofNetwork = network === undefined ? undefined : await consume(perNetwork, network);
  if (ofNetwork?.isOver && !isAmongFirst) return ofNetwork.seconds;
  const ofAll = await consume(inAll, "all");
  return ofAll.isOver && (!isAmongFirst || ofNetwork?.isOver) ? ofAll.seconds : undefined;
}

async function consume(limiter: RateLimiterAbstract, key: string) {
  let isOver = false;
  const result = await limiter.consume(key).catch((refusal) => {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    isOver = true;
    return refusal;
  });
  const { consumedPoints, msBeforeNext } = result;
  return { isOver, consumedPoints, seconds: Math.max(1, Math.ceil(msBeforeNext / 1000)) };
}

/** The /48, the most a household or an office gets, of an IPv6 address that is counted by its /64. */
function networkOf(clientAddress: string): string | undefined {
  return clientAddress.includes(":") ? clientAddress.split(":", 3).join(":") : undefined;
}
