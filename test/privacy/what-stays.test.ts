import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { content } from "../../content/content.ts";
import { successWords } from "../../site/clinic/appointment-form.ts";
import { fill, filled } from "../browser/appointment-form.ts";
import { startVisits } from "../browser/visits.ts";

const { appointmentForm, labels } = content.interface;
const { filters: galleryFilters } = content.gallery;

/** In plain letters: in the mail anything else is encoded. */
const MESSAGE = "A first visit, please.";

const visits = startVisits();
const { visit } = visits;

it("a whole visit leaves no cookie and one flag for the session: the promotion was dismissed", async () => {
  const { page, context } = await visit("/");
  await page.getByRole("dialog").waitFor();
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

it("what was typed is in the mail and nowhere else: not in the log, not in the database", async () => {
  const { page } = await visit("/contact");
  await send(page);
  const { dataDir, logs } = visits.site;
  const mailed = () => holding(join(dataDir, "mail"), MESSAGE);
  await expect.poll(mailed, { timeout: 10_000 }).not.toEqual([]);
  for (const typed of [MESSAGE, filled.email, filled.lastName]) {
    expect(logs()).not.toContain(typed);
    expect(holding(dataDir, typed).filter((file) => !file.startsWith("mail/"))).toEqual([]);
  }
});

async function send(page: Page): Promise<void> {
  await fill(page, { ...filled, message: MESSAGE });
  await page.getByRole("button", { name: appointmentForm.submit }).click();
  await page.getByText(successWords.title).waitFor();
}

/** The files below the folder that hold the text. */
function holding(folder: string, text: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => readFileSync(file).includes(text))
    .map((file) => file.slice(folder.length + 1));
}
