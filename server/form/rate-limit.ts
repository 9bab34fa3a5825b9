import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";

type SecondsToWait = (clientAddress: string) => Promise<number | undefined>;

const HOUR_S = 3600;
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
 * server counts for itself, in memory.
 * @param perMinute of one address; 0 switches every limit off
 * @param onFlood called with where they came from, each time that a limit per hour or day is exceeded
 */
export function createRateLimit(perMinute: number, onFlood: (from: string) => void): SecondsToWait {
  if (perMinute === 0) return async () => undefined;
  const burst = createLimiter("minute", perMinute, 60);
  const floods = LIMITS.flatMap(({ from, keyOf, perHour, perDay }, index) => [
    { from, keyOf, consume: createLimiter(`hour ${index}`, perHour, HOUR_S) },
    { from, keyOf, consume: createLimiter(`day ${index}`, perDay, DAY_S) },
  ]);
  return async (clientAddress) => {
    const afterBurst = await burst(clientAddress);
    if (afterBurst !== undefined) return afterBurst;
    for (const { from, keyOf, consume } of floods) {
      const key = keyOf(clientAddress);
      const seconds = key && (await consume(key));
      if (!seconds) continue;
      onFlood(`from ${from}`);
      return seconds;
    }
    return undefined;
  };
}

function createLimiter(keyPrefix: string, points: number, duration: number) {
  const limiter = new RateLimiterMemory({ keyPrefix, points, duration });
  return (key: string): Promise<number | undefined> =>
    limiter.consume(key).then(
      () => undefined,
      // A clock that was set in between would ask for any number of seconds.
      ({ msBeforeNext }: RateLimiterRes) =>
        Math.min(duration, Math.max(1, Math.ceil(msBeforeNext / 1000))),
    );
}

/** "203.0.113" of "203.0.113.9". */
function ipv4Network(address: string): string | undefined {
  return /^(\d+\.\d+\.\d+)\.\d+$/.exec(address)?.[1];
}

/** "2001:db8:1" of "2001:db8:1:2", the /64 that an address is counted by. */
function ipv6Network(address: string): string | undefined {
  return /^([\da-f]*:[\da-f]*:[\da-f]*):/i.exec(address)?.[1];
}
