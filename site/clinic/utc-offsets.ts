/**
 * So many hours after the one before, the first after 1970 began, a zone's clocks are this many
 * minutes ahead of UTC. Hours between repeat from year to year, and take every page 75 bytes less.
 */
export type UtcOffset = readonly [hoursLater: number, minutes: number];

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * A zone's clock changes in these years, the state at their start first. For a build to
 * hand to the browser, whose own tables of zones take a phone some 100 ms to load.
 */
export function utcOffsets(timeZone: string, firstYear: number, years: number): UtcOffset[] {
  const format = new Intl.DateTimeFormat("en-CA", { timeZone, timeZoneName: "longOffset" });
  const end = Date.UTC(firstYear + years, 0);
  const at = (moment: number) => minutesIn(format.format(moment));
  let before = at(Date.UTC(firstYear, 0));
  const offsets: UtcOffset[] = [];
  let last = 0;
  const add = (moment: number, minutes: number) => {
    offsets.push([(moment - last) / HOUR_MS, minutes]);
    last = moment;
  };
  add(Date.UTC(firstYear, 0), before);
  // Hour by hour on the days of a change alone: a year of hours takes a build 15 ms.
  for (let day = Date.UTC(firstYear, 0); day < end; day += DAY_MS) {
    if (at(day + DAY_MS) === before) continue;
    for (let moment = day; moment <= Math.min(day + DAY_MS, end - HOUR_MS); moment += HOUR_MS) {
      const minutes = at(moment);
      if (minutes !== before) add(moment, minutes);
      before = minutes;
    }
  }
  return offsets;
}

/** "2026-11-21, GMT-05:00" → -300; Greenwich itself has no figures. */
function minutesIn(formatted: string): number {
  const [, sign, hours = 0, minutes = 0] = /GMT(?:([+-])(\d\d):(\d\d))?$/.exec(formatted) ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}
