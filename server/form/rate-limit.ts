import { RateLimiterMemory } from "rate-limiter-flexible";

type SecondsToWait = (clientAddress: string) => Promise<number | undefined>;

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;

/**
 * A clinic receives some dozens of requests a day. The limits are for floods: a hospital or a
 * university behind one address stays far below them. A /24 of IPv4 are up to 256 households, a /48
 * of IPv6 is one site of a provider's customer.
 */
const LIMITS = [
  { from: "one address", keyOf: (address: string) => address, perHour: 60, perDay: 120 },
  { from: "one network", keyOf: ipv4Network, perHour: 300, perDay: 600 },
  { from: "one network", keyOf: ipv6Network, perHour: 150, perDay: 300 },
  { from: "everywhere", keyOf: () => "all", perHour: 4000, perDay: 8000 },
];

/**
 * Counts one request of an address; a number is how many seconds until the next is welcome. Each
 * server counts for itself, in memory. A refused request counts against no limit and is not
 * remembered, so that a flood of addresses takes no memory.
 * @param perMinute of one address; 0 switches every limit off
 * @param onFlood called with where they came from, each time that a limit per hour or day is exceeded
 */
export function createRateLimit(perMinute: number, onFlood: (from: string) => void): SecondsToWait {
  if (perMinute === 0) return async () => undefined;
  const limits = LIMITS.flatMap(({ from, keyOf, perHour, perDay }) => [
    { from, keyOf, ...createLimiter(perHour, HOUR_S) },
    { from, keyOf, ...createLimiter(perDay, DAY_S) },
  ]);
  const burst = createLimiter(perMinute, MINUTE_S);
  return async (clientAddress) => {
    const afterBurst = await burst.secondsToWait(clientAddress);
    if (afterBurst !== undefined) return afterBurst;
    const counted = limits.flatMap(({ keyOf, ...limit }) => {
      const key = keyOf(clientAddress);
      return key === undefined ? [] : { key, ...limit };
    });
    for (const { from, key, secondsToWait } of counted) {
      const seconds = await secondsToWait(key);
      if (seconds === undefined) continue;
      onFlood(`from ${from}`);
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
      // A clock that was set in between would ask for any number of seconds.
      return Math.min(duration, Math.ceil(state.msBeforeNext / 1000));
    },
    count: (key: string) => limiter.penalty(key),
  };
}

/** "203.0.113" of "203.0.113.9". */
function ipv4Network(address: string): string | undefined {
  return /^(\d+\.\d+\.\d+)\.\d+$/.exec(address)?.[1];
}

/** "2001:db8:1" of "2001:db8:1:2", the /64 that an address is counted by. */
function ipv6Network(address: string): string | undefined {
  return /^([\da-f]*:[\da-f]*:[\da-f]*):/i.exec(address)?.[1];
}
