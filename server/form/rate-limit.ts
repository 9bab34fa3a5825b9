import { RateLimiterMemory } from "rate-limiter-flexible";

type SecondsToWait = (clientAddress: string) => Promise<number | undefined>;

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;

/**
 * A clinic receives some dozens of requests a day. These limits stop floods only: a hospital or a
 * university that shares one address stays far below them. An IPv4 /24 covers up to 256 households,
 * and an IPv6 /48 is usually one customer's site. All addresses together have no limit per day, because a
 * flood from fourteen networks would then close the form for everybody until the next day. The disk needs no
 * such limit: the outbox refuses requests before the disk is full.
 */
const LIMITS = [
  { source: "one address", keyOf: (address: string) => address, perHour: 60, perDay: 120 },
  { source: "one network", keyOf: ipv4Network, perHour: 300, perDay: 600 },
  { source: "one network", keyOf: ipv6Network, perHour: 150, perDay: 300 },
  { source: "all addresses", keyOf: () => "all", perHour: 4000 },
];

/**
 * Returns a function that counts a request of an address. It resolves to undefined if the request is
 * allowed, else to the seconds until the next one is. Each server counts in its own memory. A refused
 * request is not counted and leaves no entry, so that a flood of addresses uses no memory.
 * @param perMinute the limit for one address; 0 disables every limit
 * @param onFlood called with the source, such as "one network", on each excess of an hourly or daily limit
 */
export function createRateLimit(
  perMinute: number,
  onFlood: (source: string) => void,
): SecondsToWait {
  if (perMinute === 0) return async () => undefined;
  const limits = LIMITS.flatMap(({ source, keyOf, perHour, perDay }) => [
    { source, keyOf, ...createLimiter(perHour, HOUR_S) },
    ...(perDay === undefined ? [] : [{ source, keyOf, ...createLimiter(perDay, DAY_S) }]),
  ]);
  const burst = createLimiter(perMinute, MINUTE_S);
  return async (clientAddress) => {
    const afterBurst = await burst.secondsToWait(clientAddress);
    if (afterBurst !== undefined) return afterBurst;
    const counted = limits.flatMap(({ keyOf, ...limit }) => {
      const key = keyOf(clientAddress);
      return key === undefined ? [] : { key, ...limit };
    });
    for (const { source, key, secondsToWait } of counted) {
      const seconds = await secondsToWait(key);
      if (seconds === undefined) continue;
      onFlood(source);
      return seconds;
    }
    await burst.count(clientAddress);
    for (const { key, count } of counted) await count(key);
    return undefined;
  };
}

function createLimiter(points: number, duration: number) {
  const limiter = new RateLimiterMemory({ points, duration });
  return {
    async secondsToWait(key: string): Promise<number | undefined> {
      const state = await limiter.get(key);
      if (!state || state.remainingPoints > 0 || state.msBeforeNext <= 0) return undefined;
      // Clamped, because a change of the system clock can make msBeforeNext arbitrarily large.
      return Math.min(duration, Math.ceil(state.msBeforeNext / 1000));
    },
    count: (key: string) => limiter.penalty(key),
  };
}

/** "203.0.113" for "203.0.113.9". */
function ipv4Network(address: string): string | undefined {
  return /^(\d+\.\d+\.\d+)\.\d+$/.exec(address)?.[1];
}

/** "2001:db8:1" for "2001:db8:1:2", the /64 that `clientAddress` returns for an IPv6 address. */
function ipv6Network(address: string): string | undefined {
  return /^([\da-f]*:[\da-f]*:[\da-f]*):/i.exec(address)?.[1];
}
