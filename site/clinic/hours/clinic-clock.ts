/** The clinic's offsets from UTC, oldest first: each with the moment from which it holds. */
export type ClinicClock = readonly { from: number; minutes: number }[];

const MINUTE_MS = 60_000;
const QUARTER_HOUR_MS = 15 * MINUTE_MS;
const DAY_MS = 86_400_000;
/** A site is built anew long before they have passed. */
const YEARS = 5;

/** The date and the time on the clinic's clock: "2026-11-23" and "09:05". @param now in ms since the epoch */
export function wallClock(clock: ClinicClock, now: number): { date: string; time: string } {
  const { minutes = 0 } = clock.findLast(({ from }) => from <= now) ?? clock[0] ?? {};
  const [date = "", time = ""] = new Date(now + minutes * MINUTE_MS).toISOString().split("T");
  return { date, time: time.slice(0, "00:00".length) };
}

/**
 * The offsets of a time zone in the year of `now` and the following ones. The build computes them, because
 * the first use of Intl takes 30 ms of a phone's main thread, and every page asks for the time.
 * @param timeZone an IANA name: "America/Toronto"
 */
export function clinicClock(timeZone: string, now: number): ClinicClock {
  const offsetAt = offsets(timeZone);
  const year = new Date(now).getUTCFullYear();
  const end = Date.UTC(year + YEARS, 0);
  const clock = [{ from: Date.UTC(year, 0), minutes: offsetAt(Date.UTC(year, 0)) }];
  for (let day = Date.UTC(year, 0); day < end; day += DAY_MS) {
    const minutes = offsetAt(day + DAY_MS);
    if (minutes === clock.at(-1)?.minutes) continue;
    let from = day;
    while (offsetAt(from) !== minutes) from += QUARTER_HOUR_MS;
    clock.push({ from, minutes });
  }
  return clock;
}

/** Returns a function from a moment to the minutes by which the zone is ahead of UTC. */
function offsets(timeZone: string): (at: number) => number {
  const format = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" });
  return (at) => {
    const [, sign, hours, minutes] = /GMT(?:([+-])(\d\d):(\d\d))?$/.exec(format.format(at)) ?? [];
    return (sign === "-" ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
  };
}
