import { content } from "../../content/content.ts";
import { expect, test } from "./visits.ts";

const { openNow } = content.interface;

/** The clinic's own zone, and a visitor's far away. */
const HERE = "America/Toronto";
const ELSEWHERE = "Asia/Tokyo";

test.describe("open now", () => {
  for (const [name, time, expected] of [
    ["a Monday morning", "2026-11-23T15:00:00Z", `${openNow.open}, ${openNow.closesAt} 7:00 PM`],
    ["a minute before opening", "2026-11-23T13:59:59Z", openNow.closed],
    [
      "the moment of opening",
      "2026-11-23T14:00:00Z",
      `${openNow.open}, ${openNow.closesAt} 7:00 PM`,
    ],
    ["the moment of closing", "2026-11-24T00:00:00Z", openNow.closed],
    [
      "a Saturday afternoon",
      "2026-11-28T21:30:00Z",
      `${openNow.open}, ${openNow.closesAt} 5:00 PM`,
    ],
    ["a Saturday evening", "2026-11-28T22:30:00Z", openNow.closed],
    ["a Sunday", "2026-11-29T17:00:00Z", openNow.closed],
    ["a holiday on a weekday", "2026-12-25T17:00:00Z", openNow.closed],
    ["summer time", "2027-07-05T13:00:00Z", `${openNow.open}, ${openNow.closesAt} 7:00 PM`],
  ] as const) {
    test(`on ${name}`, async ({ visit }) => {
      for (const timezoneId of name === "a Sunday" ? [HERE, ELSEWHERE] : [ELSEWHERE]) {
        const { page } = await visit("/location", {
          timezoneId,
          before: (page) => page.clock.setFixedTime(time),
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
    await expect(page.getByText("Monday to Friday").first()).toBeVisible();
  });
});
