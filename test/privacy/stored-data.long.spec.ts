import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { filled, send, successWords, toast } from "../browser/appointment-form.ts";
import { expect, moving, test } from "../browser/visits.ts";
import { content, gallery, paths, promotion } from "../clinic-under-test.ts";

const { labels } = content.words;

test.use(moving);

const request = { ...filled, message: "A first visit, please." };

test("a whole visit stores no cookie, and one session flag for the dismissed promotion", async ({
  visit,
}) => {
  const { page, context } = await visit("/");
  if (promotion) {
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
  }
  await page.goto(paths.gallery);
  await page.getByRole("button", { name: gallery.filters.at(-1)?.label ?? "" }).click();
  await page.goto(paths.contact);
  await page.getByRole("link", { name: labels.openInMaps }).first().scrollIntoViewIfNeeded();
  await send(page, request);
  await expect(toast(page, successWords.title)).toBeVisible();
  expect(await context.cookies()).toEqual([]);
  const kept = await page.evaluate(async () => ({
    session: Object.entries(sessionStorage),
    local: Object.entries(localStorage),
    databases: await indexedDB.databases(),
    caches: await window.caches?.keys(),
    workers: (await navigator.serviceWorker?.getRegistrations())?.length,
  }));
  expect(kept).toEqual({
    session: promotion ? [["promotion-dismissed", ""]] : [],
    local: [],
    databases: [],
    caches: [],
    workers: 0,
  });
});

test("what was typed is in the mail, but neither in the log nor in the database", async ({
  visit,
  site,
}) => {
  const { page } = await visit(paths.contact);
  await send(page, request);
  await expect.poll(async () => (await site.mails()).join()).toContain(request.message);
  for (const typed of [request.message, request.email, request.lastName]) {
    expect(site.logs()).not.toContain(typed);
    // The write-ahead log is truncated once a second.
    await expect.poll(() => holding(site.dataDir, typed)).toEqual([]);
  }
});

/** The names of the files in the folder that contain the text. */
function holding(folder: string, text: string): string[] {
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  expect(files).not.toEqual([]);
  return files
    .map(({ name }) => name)
    .filter((name) => readFileSync(join(folder, name)).includes(text));
}
