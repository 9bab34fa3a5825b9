import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { fill, filled, successWords } from "../browser/appointment-form.ts";
import { expect, test } from "../browser/visits.ts";
import { content } from "../clinic-under-test.ts";

const { appointmentForm, labels } = content.interface;
const { filters: galleryFilters } = content.gallery;

const MESSAGE = "A first visit, please.";

test("a whole visit leaves no cookie and one flag for the session: the promotion was dismissed", async ({
  visit,
}) => {
  const { page, context } = await visit("/");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.goto("/gallery");
  await page.getByRole("button", { name: galleryFilters[1]?.label ?? "" }).click();
  await page.goto("/contact");
  await page.getByRole("button", { name: labels.showMap }).click();
  await send(page);
  expect(await context.cookies()).toEqual([]);
  const kept = await page.evaluate(async () => ({
    session: Object.entries(sessionStorage),
    local: Object.entries(localStorage),
    databases: await indexedDB.databases(),
    caches: await window.caches?.keys(),
    workers: (await navigator.serviceWorker?.getRegistrations())?.length,
  }));
  expect(kept).toEqual({
    session: [["promotion-dismissed", ""]],
    local: [],
    databases: [],
    caches: [],
    workers: 0,
  });
});

test("what was typed is in the mail and nowhere else: not in the log, not in the database", async ({
  visit,
  site,
}) => {
  const { page } = await visit("/contact");
  await send(page);
  const mailed = async () => (await site.mails()).filter((mail) => mail.includes(MESSAGE));
  await expect.poll(mailed, { timeout: 10_000 }).not.toEqual([]);
  for (const typed of [MESSAGE, filled.email, filled.lastName]) {
    expect(site.logs()).not.toContain(typed);
    expect(holding(site.dataDir, typed)).toEqual([]);
  }
});

async function send(page: Page): Promise<void> {
  await fill(page, { ...filled, message: MESSAGE });
  await page.getByRole("button", { name: appointmentForm.submit }).click();
  await expect(page.getByText(successWords.title)).toBeVisible();
}

/** The names of the folder's own files that hold the text: not of its mail, which moves while it is read. */
function holding(folder: string, text: string): string[] {
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  expect(files).not.toEqual([]);
  return files
    .map(({ name }) => name)
    .filter((name) => readFileSync(join(folder, name)).includes(text));
}
