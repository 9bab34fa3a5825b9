import type { Page } from "@playwright/test";
import { expect, moving, test } from "../../test/browser/visits.ts";
import { keptPages } from "./kept-pages.ts";
import { AFTERWARDS, LAST_DAY, longWordsDist } from "./long-words.ts";

/** Noon of a day where the second clinic is: late in the morning, or in the evening, elsewhere. */
const noon = (day: string) => new Date(`${day}T16:00Z`);
const on = (day: string) => ({
  dist: longWordsDist,
  before: (page: Page) => page.clock.install({ time: noon(day) }),
});
const messages = (page: Page) => page.locator(".announcement-bar li:not([aria-hidden]):visible");
const pause = (page: Page) => page.locator(".announcement-pause");

test.describe("what has dates", () => {
  test.use(moving);

  test("is there before the last day as it was built", async ({ visit }) => {
    const { page } = await visit(keptPages.about, on("2099-12-29"));
    await expect(messages(page)).toHaveCount(4);
    await expect(page.getByText(AFTERWARDS)).toHaveCount(0);
    await expect(pause(page)).toBeVisible();
  });

  test("begins for visitors, beside what has not ended, without a new build", async ({ visit }) => {
    const { page } = await visit(keptPages.about, on(LAST_DAY));
    await expect(messages(page)).toHaveCount(5);
  });

  test("ends for visitors, and one message alone does not turn", async ({ visit }) => {
    const { page } = await visit(keptPages.about, on("2099-12-31"));
    await expect(messages(page)).toHaveText([AFTERWARDS]);
    await expect(pause(page)).toBeHidden();
    const turning = await messages(page).evaluateAll((all) =>
      all.flatMap((one) => one.getAnimations()),
    );
    expect(turning).toEqual([]);
  });

  test("is shown without script as it was when the site was built", async ({ visit }) => {
    const { page } = await visit(keptPages.about, {
      dist: longWordsDist,
      javaScriptEnabled: false,
    });
    await expect(messages(page)).toHaveCount(4);
  });

  for (const { day, count } of [
    { day: "2099-12-29", count: 0 },
    { day: LAST_DAY, count: 1 },
  ]) {
    test(`has ${count} promotions to open on ${day}`, async ({ visit }) => {
      const { page } = await visit("/", on(day));
      await page.clock.runFor(3000);
      await expect(page.getByRole("dialog")).toHaveCount(count);
    });
  }
});
