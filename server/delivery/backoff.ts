const FIRST_DELAY_MS = 1000;
const MAX_DELAY_MS = 3_600_000;
const JITTER = 0.25;

/** Milliseconds to wait after attempt number `attempts` (from 1), longer by up to a quarter so that mails do not return in step. */
export function backoffMs(attempts: number): number {
  const delay = Math.min(FIRST_DELAY_MS * 2 ** (attempts - 1), MAX_DELAY_MS);
  return Math.round(delay * (1 + JITTER * Math.random()));
}
