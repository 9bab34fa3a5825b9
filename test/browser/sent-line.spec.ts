import type { Locator } from "@playwright/test";
import { content, paths } from "../clinic-under-test.ts";
import {
  answerPosts,
  field,
  filled,
  form,
  recorded,
  send,
  sentLine,
  successWords,
  toast,
} from "./appointment-form.ts";
import { withoutWebFonts } from "./fonts.ts";
import { measureShift, UNSEEN_SHIFT } from "./layout-shift.ts";
import { expect, phone, test } from "./visits.ts";

/** 1rem of 17 px: the call bar is away while the form is on the screen. */
const BELOW_TOAST = 17;

test("after sending, the line about it is between header and toast on a phone", async ({
  read,
}) => {
  const { page } = await read(paths.contact, phone);
  await answerPosts(page, recorded);
  await send(page);
  await expect(sentLine(page)).toBeFocused();
  const { height } = phone.viewport;
  const header = await edges(page.locator(".site-header"));
  const line = await edges(sentLine(page));
  const heading = await edges(page.locator("#form"));
  expect(heading.top, "the form's heading").toBeGreaterThan(header.bottom);
  expect(line.bottom).toBeLessThan(height / 2);
  const shown = toast(page, successWords.title);
  await expect.poll(async () => height - (await edges(shown)).bottom).toBeCloseTo(BELOW_TOAST, 0);
  expect((await edges(shown)).top).toBeGreaterThan(line.bottom);
  expect(await shown.boundingBox(), "within the margins").toMatchObject({ x: 16, width: 356 });
});

test("keeps the line about a sent request until something is typed", async ({ read }) => {
  const { page } = await read(paths.contact);
  await answerPosts(page, recorded);
  await send(page);
  await expect(sentLine(page)).toBeFocused();
  await field(page, "firstName").focus();
  await expect(sentLine(page)).toBeVisible();
  await page.keyboard.type("A");
  await expect(sentLine(page)).toHaveCount(0);
  await expect(form(page).getByText(content.words.appointmentForm.allRequired)).toBeVisible();
  await expect(field(page, "firstName")).toHaveValue("A");
});

for (const firstName of ["דנה", "Wolfeschlegelsteinhausenbergerdorffwelchevoralternwaren"])
  test(`keeps the order and the width of the line with the name ${firstName}`, async ({ read }) => {
    const { page } = await read(paths.contact, phone);
    await answerPosts(page, recorded);
    await send(page, { ...filled, firstName });
    await expect(sentLine(page).locator("bdi")).toHaveText(firstName);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

test("moves nothing on the screen when the response comes late", async ({ visit }) => {
  const { page } = await visit(paths.contact, { ...phone, ...withoutWebFonts });
  await answerPosts(page, async (route) => {
    // Layout shifts within 500 ms of a press do not count.
    await new Promise((resolve) => setTimeout(resolve, 700));
    await recorded(route);
  });
  await send(page);
  await expect(sentLine(page)).toBeFocused();
  expect(await measureShift(page)).toBeLessThanOrEqual(UNSEEN_SHIFT);
});

/** In CSS px from the top of the screen. */
async function edges(part: Locator): Promise<{ top: number; bottom: number }> {
  const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
  return { top: y, bottom: y + height };
}
