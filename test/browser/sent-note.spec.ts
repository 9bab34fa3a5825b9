import type { Locator } from "@playwright/test";
import { paths } from "../clinic-under-test.ts";
import { answerPosts, form, recorded, send, successWords, toast } from "./appointment-form.ts";
import { expect, test } from "./visits.ts";

/** 1rem of 17 px: the call bar is away while the form is on the screen. */
const BELOW_TOAST = 17;

for (const { width, height, hasToastBelow } of [
  { width: 360, height: 740, hasToastBelow: true },
  { width: 390, height: 844, hasToastBelow: true },
  { width: 1440, height: 900, hasToastBelow: false },
])
  test(`after sending, the whole note is between header and toast at ${width} px`, async ({
    read,
  }) => {
    const { page } = await read(paths.contact, { viewport: { width, height } });
    await answerPosts(page, recorded);
    await send(page);
    await expect(page.getByRole("heading", { name: "Sent, Zoë" })).toBeFocused();
    const header = await edges(page.locator(".site-header"));
    const note = await edges(page.locator(".sent-panel"));
    expect(note.top).toBeGreaterThan(header.bottom);
    expect((await edges(page.locator("#form"))).bottom, "form's heading").toBeLessThan(
      header.bottom,
    );
    expect(note.bottom).toBeLessThan(height);
    await expect(form(page).getByText("For another request, all six fields")).toBeVisible();
    if (!hasToastBelow) return;
    const shown = toast(page, successWords.title);
    await expect.poll(async () => height - (await edges(shown)).bottom).toBeCloseTo(BELOW_TOAST, 0);
    expect((await edges(shown)).top).toBeGreaterThan(note.bottom);
  });

/** In CSS px from the top of the screen. */
async function edges(part: Locator): Promise<{ top: number; bottom: number }> {
  const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
  return { top: y, bottom: y + height };
}
