import { Temporal } from "temporal-polyfill";

/**
 * So many hours after the one before, the first after 1970 began, a zone's clocks are this many
 * minutes ahead of UTC. Hours between repeat from year to year, and take every page 75 bytes less.
 */
export type UtcOffset = readonly [hoursLater: number, minutes: number];

const HOUR_MS = 3_600_000;
const MINUTE_NS = 60_000_000_000;

/**
 * A zone's clock changes in these years, the state at their start first. For a build to
 * hand to the browser, whose own tables of zones take a phone some 100 ms to load.
 */
export function utcOffsets(timeZone: string, firstYear: number, years: number): UtcOffset[] {
  const end = Date.UTC(firstYear + years, 0);
  const start = Temporal.Instant.fromEpochMilliseconds(Date.UTC(firstYear, 0));
  const offsets: UtcOffset[] = [];
  let before = 0;
  for (
    let change: Temporal.ZonedDateTime | null = start.toZonedDateTimeISO(timeZone);
    change && change.epochMilliseconds < end;
    change = change.getTimeZoneTransition("next")
  ) {
    const hoursLater = (change.epochMilliseconds - before) / HOUR_MS;
    offsets.push([hoursLater, change.offsetNanoseconds / MINUTE_NS]);
    before = change.epochMilliseconds;
  }
  return offsets;
}
