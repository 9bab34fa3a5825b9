import { Temporal } from "temporal-polyfill";
import { weekdays } from "../../content-model/schema/business.ts";
import { formatTime } from "../../site/clinic/format-time.ts";
import { hoursRows } from "../../site/clinic/hours.ts";
import { content } from "../clinic-under-test.ts";
import { expect, test } from "./visits.ts";

const { hoursWords, openNow } = content.interface;
const { holidays, schedules, shownSchedule, timeZone } = content.business;
const { days } = schedules[shownSchedule.visit];
const times = weekdays.map((day) => days[day]);
/** Of a week in winter and of one in summer. */
const MONDAYS = { winter: "2026-11-23", summer: "2027-07-19" };
const DAY_MS = 86_400_000;
const ELSEWHERE = "Asia/Tokyo";

type Moment = readonly [name: string, moment: Date, expected: string];

const firstOpenDay = times.findIndex((open) => open.length > 0);
const moments = [
  ...weekdays.flatMap((_, day) => (isLikeAnEarlierDay(day) ? [] : momentsOf("winter", day))),
  ...momentsOf("summer", firstOpenDay).slice(0, 1),
  ...momentOfAHoliday(),
];

test.describe("open now", () => {
  for (const [name, moment, expected] of moments) {
    test(`is told for ${name}, here and far away`, async ({ visit }) => {
      for (const timezoneId of [timeZone, ELSEWHERE]) {
        const { page } = await visit("/location", {
          timezoneId,
          before: (page) => page.clock.setFixedTime(moment),
        });
        const shown = await page.locator("[data-open-now]").allTextContents();
        expect(shown.length).toBeGreaterThan(0);
        expect(new Set(shown)).toEqual(new Set([expected]));
      }
    });
  }

  test("is left out without script, where only the schedule is sure", async ({ visit }) => {
    const { page } = await visit("/location", { javaScriptEnabled: false });
    await expect(page.locator("[data-open-now]:visible")).toHaveCount(0);
    for (const row of hoursRows(days, content.interface)) {
      await expect(page.getByText(row.days, { exact: true }).first()).toBeVisible();
    }
  });
});

function isLikeAnEarlierDay(day: number): boolean {
  const written = times.map((open) => JSON.stringify(open));
  return written.indexOf(written[day] ?? "") < day;
}

/** Both edges of each time the door is open on the day, from Monday, or its noon where it stays shut. */
function momentsOf(season: keyof typeof MONDAYS, day: number): Moment[] {
  const date = new Date(Date.parse(MONDAYS[season]) + day * DAY_MS).toISOString().slice(0, 10);
  if (isHoliday(date)) return [];
  const open = times[day] ?? [];
  if (open.length === 0) return [[`${date}, a day off`, inZone(date, "12:00"), openNow.closed]];
  return open.flatMap(({ opens, closes }): Moment[] => {
    const words = `${openNow.open}, ${openNow.closesAt} ${formatTime(closes, hoursWords)}`;
    const justBefore = new Date(inZone(date, opens).getTime() - 1000);
    return [
      [`${date} before it opens at ${opens}`, justBefore, openNow.closed],
      [`${date} as it opens at ${opens}`, inZone(date, opens), words],
      [`${date} as it closes at ${closes}`, inZone(date, closes), openNow.closed],
    ];
  });
}

/** The hour of opening on the first holiday that would be a day of work. */
function momentOfAHoliday(): Moment[] {
  const opening = (date: string) => times[(new Date(date).getUTCDay() + 6) % 7]?.[0]?.opens;
  const { date = "" } = holidays.find((holiday) => opening(holiday.date)) ?? {};
  const opens = opening(date);
  return opens ? [[`${date}, a holiday`, inZone(date, opens), openNow.closed]] : [];
}

function isHoliday(date: string): boolean {
  return holidays.some((holiday) => holiday.date === date);
}

/** A wall-clock time of the clinic. */
function inZone(date: string, time: string): Date {
  return new Date(Temporal.ZonedDateTime.from(`${date}T${time}[${timeZone}]`).epochMilliseconds);
}
