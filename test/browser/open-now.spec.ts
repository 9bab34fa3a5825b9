/** The sentences are written by hand after the hours of the content: Monday to Friday 9 to 19, Saturday 9 to 17; the phone to 20, on Saturday and Sunday 10 to 18. */
import type { Locator, Page } from "@playwright/test";
import { paths } from "../clinic-under-test.ts";
import { advance, setHidden, stopClockAt } from "./clock.ts";
import { expect, test } from "./visits.ts";

test.describe("open now", () => {
  test("changes in a tab that stays open: at closing time, at midnight, at opening time", async ({
    visit,
  }) => {
    const { page } = await visit(paths.location, { before: at("2026-11-28T21:58:30Z") });
    await wakeAll(page);
    await expectAll(page, "Open now, until 5:00 PM");
    const mark = page.locator(".open-now").first();
    await expect(mark, "a filled dot").toHaveAttribute("data-state", "open");
    await advance(page, 90_000);
    await expectAll(page, "Closed now, phone answered until 6:00 PM");
    await expect(mark).toHaveAttribute("data-state", "closed");
    await advance(page, 7 * 3_600_000);
    await expectAll(page, "Closed now, opens tomorrow at 9:00 AM");
  });

  test("is correct as soon as a phone wakes up, although its timers were stopped", async ({
    visit,
  }) => {
    const { page } = await visit(paths.location, { before: at("2026-11-24T23:00:00Z") });
    await wakeAll(page);
    await expectAll(page, "Open now, until 7:00 PM");
    await setHidden(page, true);
    await page.clock.setSystemTime("2026-11-25T00:30:00Z");
    await setHidden(page, false);
    await expectAll(page, "Closed now, phone answered until 8:00 PM");
  });
});

function at(time: string) {
  return (page: Page) => stopClockAt(page, time);
}

/** Lets a stopped clock run past the rest after a scroll, at which an island in sight is hydrated. */
async function wakeAll(page: Page): Promise<void> {
  for (const island of await islands(page)) {
    await island.evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
    await advance(page, 300);
  }
}

async function expectAll(page: Page, sentence: string): Promise<void> {
  for (const island of await islands(page)) {
    await island.evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
    await expect(island).toHaveText(sentence);
  }
}

function islands(page: Page): Promise<Locator[]> {
  return page.locator("[data-island=OpenNow]").all();
}
