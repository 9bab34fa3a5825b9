import type { Page } from "@playwright/test";
import { functionPath } from "../../contract/appointment-request.ts";
import { gallery, paths } from "../clinic-under-test.ts";
import { answerPosts, field, fill, filled, recorded, submitButton } from "./appointment-form.ts";
import { scriptRuns, stopClock } from "./clock.ts";
import { holdHydration } from "./held-hydration.ts";
import { expect, test } from "./visits.ts";

const PATIENCE_MS = 6000;

/** The pages' scripts never arrive, and never fail either. */
const stalled = {
  before: async (page: Page) => {
    await stopClock(page);
    await holdHydration(new Promise(() => {}))(page);
  },
};

test.describe("while the script of an island stalls", () => {
  for (const [how, press] of [
    ["a press on its button", (page) => submitButton(page).click()],
    ["Enter in a field", (page) => field(page, "email").press("Enter")],
  ] satisfies [string, (page: Page) => Promise<void>][])
    test(`the form is sent by ${how}, as without script, after six seconds`, async ({ visit }) => {
      const { page } = await visit(paths.contact, stalled);
      const posts = await answerPosts(page, recorded);
      await fill(page);
      await scriptRuns(page);
      await press(page);
      await expect(submitButton(page)).toHaveAttribute("data-pressed");
      await page.clock.runFor(PATIENCE_MS - 1);
      expect(posts).toEqual([]);
      await page.clock.runFor(1);
      await page.waitForURL(`**${functionPath}`);
      const [{ body } = { body: {} }] = posts;
      expect(body).toMatchObject({ ...filled, message: filled.message.replace("\n", "\r\n") });
      expect(posts).toHaveLength(1);
    });

  test("a choice of the gallery loads its own page, and a picture its file", async ({ visit }) => {
    const choice = gallery.filters.at(-1);
    const { page } = await visit(paths.gallery, stalled);
    await scriptRuns(page);
    const main = page.getByRole("main");
    await main.getByRole("button", { name: choice?.label ?? "", exact: true }).click();
    await page.clock.runFor(PATIENCE_MS);
    await page.waitForURL(`**${paths.gallery}?show=${choice?.value}`);
    await scriptRuns(page);
    const picture = main.locator(".gallery-item a:visible").first();
    const file = await picture.getAttribute("href");
    await picture.click();
    await page.clock.runFor(PATIENCE_MS);
    await page.waitForURL(`**${file}`);
  });
});
