import { filled, send, successWords, toast } from "../browser/appointment-form.ts";
import { expect, moving, test } from "../browser/visits.ts";
import { content, gallery, paths, promotion } from "../clinic-under-test.ts";

const { labels } = content.words;

test.use(moving);

const request = { ...filled, message: "A first visit, please." };

test("a whole visit stores no cookie, and a flag for the dismissed promotion and for paused motion", async ({
  visit,
}) => {
  const { page, context } = await visit("/");
  if (promotion) {
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
  }
  await page.locator("#pause-motion").check();
  await page.goto(paths.gallery);
  await page.getByRole("button", { name: gallery.filters.at(-1)?.label ?? "" }).click();
  await page.goto(paths.contact);
  await page.getByRole("link", { name: labels.openInMaps }).first().scrollIntoViewIfNeeded();
  await send(page, request);
  await expect(toast(page, successWords.title)).toBeVisible();
  expect(await context.cookies()).toEqual([]);
  const kept = await page.evaluate(async () => ({
    session: Object.entries(sessionStorage).sort().reverse(),
    local: Object.entries(localStorage),
    databases: await indexedDB.databases(),
    caches: await window.caches?.keys(),
    workers: (await navigator.serviceWorker?.getRegistrations())?.length,
  }));
  expect(kept).toEqual({
    session: [...(promotion ? [["promotion-dismissed", ""]] : []), ["motion-paused", ""]],
    local: [],
    databases: [],
    caches: [],
    workers: 0,
  });
});
