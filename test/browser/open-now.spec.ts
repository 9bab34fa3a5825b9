import { Temporal } from "temporal-polyfill";
import { interpolate } from "../../contract/interpolate.ts";
import { formatTime } from "../../site/clinic/format-time.ts";
import { hoursRows } from "../../site/clinic/hours.ts";
import { weekdays } from "../../site/content/schema/place.ts";
import { content, paths } from "../clinic-under-test.ts";
import { expect, test } from "./visits.ts";

const { hoursWords, openNow } = content.words;
const { holidays, locale, schedules, shownSchedule, timeZone } = content.business;
const { days } = schedules[shownSchedule.visit];
/** A wall-clock time of the clinic, and what is told then. */
type Moment = readonly [time: string, expected: string];

const moments = [...week("2026-11", 23), ...week("2027-07", 19).slice(0, 1), ...aHoliday()];

test.describe("open now", () => {
  for (const { timezoneId, told } of [
    { timezoneId: timeZone, told: moments.slice(0, 3) },
    { timezoneId: "Asia/Tokyo", told: moments },
  ]) {
    test(`is told by the clinic's clock to a visitor in ${timezoneId}`, async ({ visit }) => {
      const { page } = await visit(paths.location, { timezoneId });
      for (const [time, expected] of told) {
        const { epochMilliseconds } = Temporal.ZonedDateTime.from(`${time}[${timeZone}]`);
        await page.clock.setFixedTime(epochMilliseconds);
        await page.reload();
        for (const told of await page.locator("[data-island=OpenNow]").all()) {
          await told.evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
          await expect(told, time).toHaveText(expected);
        }
      }
    });
  }

  test("is left out without script, where only the schedule is sure", async ({ read }) => {
    const { page } = await read(paths.location, { javaScriptEnabled: false });
    await expect(page.locator(".open-now")).toHaveCount(0);
    for (const row of hoursRows(days, { words: content.words, locale })) {
      await expect(page.getByText(row.days, { exact: true }).first()).toBeVisible();
    }
  });
});

/** Each time at which the door opens or closes in the week from that Monday. */
function week(month: string, monday: number): Moment[] {
  return weekdays.flatMap((day, place) => {
    const date = `${month}-${monday + place}`;
    if (holidays.some((holiday) => holiday.date === date)) return [];
    return days[day].flatMap(({ opens, closes }): Moment[] => [
      [
        `${date}T${opens}`,
        interpolate(openNow.open, { time: formatTime(closes, locale, hoursWords) }),
      ],
      [`${date}T${closes}`, openNow.closed],
    ]);
  });
}

/** The hour of opening on the first holiday that would be a day of work. */
function aHoliday(): Moment[] {
  return holidays
    .flatMap(({ date }) => {
      const day = weekdays[(new Date(date).getUTCDay() + 6) % 7];
      return day ? days[day].map(({ opens }): Moment => [`${date}T${opens}`, openNow.closed]) : [];
    })
    .slice(0, 1);
}
