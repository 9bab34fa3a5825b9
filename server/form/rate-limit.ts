import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";

type SecondsToWait = (clientAddress: string) => Promise<number | undefined>;

/** Counts one request of an address; a number is how many seconds until the next is welcome. Each server counts for itself. */
export function createRateLimit(perMinute: number): SecondsToWait {
  if (perMinute === 0) return async () => undefined;
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  return async (clientAddress) => {
    try {
      await limiter.consume(clientAddress);
      return undefined;
    } catch (refusal) {
      return Math.max(1, Math.ceil((refusal as RateLimiterRes).msBeforeNext / 1000));
    }
  };
}
