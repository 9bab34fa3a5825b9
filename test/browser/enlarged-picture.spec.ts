import { gallery } from "../clinic-under-test.ts";
import { choice, filters, pressed, shown } from "./gallery-page.ts";
import { swipe } from "./swipe.ts";
import { expect, phone, test } from "./visits.ts";

const { images } = gallery;
const { narrow } = filters;
const pairs = images.filter(({ tags }) => tags.includes("before-after"));
/** The place of a pair and what it shows. */
const nth = (place: number) => `${place} of ${pairs.length}: ${pairs[place - 1]?.alt}`;

test.describe("an enlarged picture", () => {
  test("enlarges the pressed picture and gives the focus back", async ({ read }) => {
    const { page } = await read("/gallery", phone);
    const [picture] = images;
    const link = page.getByRole("link", { name: picture?.alt ?? "no such picture" });
    await link.click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText(picture?.description ?? "no such picture");
    await expect(dialog.getByRole("img")).toHaveAccessibleName(picture?.alt ?? "no such picture");
    await expect(dialog.getByRole("img")).toBeInViewport({ ratio: 1 });
    await expect(dialog.locator("figcaption")).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByRole("button", { name: "Close" })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(link).toBeFocused();
    await link.press("Enter");
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(dialog).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe("/gallery");
  });

  test("counts the pictures in the order in which they stand, with each filter", async ({
    read,
  }) => {
    for (const { value } of gallery.filters) {
      const { page } = await read(`/gallery?show=${value}`, phone);
      const count = await shown(page).count();
      if (count === 0) continue;
      await shown(page).first().getByRole("link").click();
      const place = page.getByRole("dialog").getByRole("status");
      await expect(place, value).toHaveText(new RegExp(`^1 of ${count}:`));
    }
  });

  test("moves to the next picture and back by buttons and arrow keys, around the ends, and says what it shows", async ({
    read,
  }) => {
    const { page } = await read("/gallery?show=before-after", phone);
    await shown(page).first().getByRole("link").click();
    const dialog = page.getByRole("dialog");
    const place = dialog.getByRole("status");
    await expect(place).toHaveText(nth(1));
    await expect(dialog.locator(".pair-labels > span")).toHaveCount(2);
    await dialog.getByRole("button", { name: "Previous picture" }).click();
    await expect(place).toHaveText(nth(pairs.length));
    await dialog.getByRole("button", { name: "Next picture" }).click();
    await expect(place).toHaveText(nth(1));
    await page.keyboard.press("ArrowRight");
    await expect(place).toHaveText(nth(2));
    await expect(dialog).toHaveAccessibleDescription(/^2 of \d+ ?: \w/);
    await page.keyboard.press("ArrowLeft");
    await expect(place).toHaveText(nth(1));
  });

  test("moves to another picture by a swipe", async ({ read }) => {
    const { page } = await read("/gallery", phone);
    await shown(page).first().getByRole("link").click();
    const dialog = page.getByRole("dialog");
    await swipe(dialog.getByRole("img"), "left");
    await expect(dialog.getByRole("status")).toHaveText(/^2 of/);
    await swipe(dialog.getByRole("img"), "right");
    await expect(dialog.getByRole("status")).toHaveText(/^1 of/);
  });

  test("closes the enlarged picture by Back, which does not leave the page", async ({ read }) => {
    const { page } = await read(`/gallery?show=${narrow?.value}`);
    const link = shown(page).first().getByRole("link");
    const dialog = page.getByRole("dialog");
    for (const close of [() => page.goBack(), () => page.keyboard.press("Escape")]) {
      await link.click();
      await expect(dialog).toBeVisible();
      const entries = await page.evaluate(() => history.length);
      await close();
      await expect(dialog).toHaveCount(0);
      await expect(link).toBeFocused();
      await expect(pressed(page)).toHaveText(narrow?.label ?? "");
      await link.click();
      await expect(dialog).toBeVisible();
      expect(await page.evaluate(() => history.length), "one entry each time").toBe(entries);
      await page.goBack();
      await expect(dialog).toHaveCount(0);
    }
  });

  test("stays open if it was opened again before the first closing had left the history", async ({
    read,
  }) => {
    const { page } = await read("/gallery");
    const link = shown(page).first().getByRole("link");
    const dialog = page.getByRole("dialog");
    // The browser goes back when the test says so.
    await page.evaluate(() => {
      const back = history.back.bind(history);
      history.back = () => addEventListener("late-back", back, { once: true });
    });
    await link.click();
    await expect(dialog).toBeVisible();
    await page.waitForFunction(() => history.state?.isEnlarged);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await link.click();
    await expect(dialog).toBeVisible();
    await page.evaluate(async () => {
      const left = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
      dispatchEvent(new Event("late-back"));
      await left;
    });
    await page.waitForFunction(() => history.state?.isEnlarged);
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toHaveCount(0);
  });

  test("closes by a press beside the picture, but not by a selection that ends there", async ({
    read,
  }) => {
    const { page } = await read("/gallery");
    await shown(page).first().getByRole("link").click();
    const dialog = page.getByRole("dialog");
    const words = await dialog.locator("figcaption span").last().boundingBox();
    await page.mouse.move((words?.x ?? 0) + 20, (words?.y ?? 0) + 10);
    await page.mouse.down();
    await page.mouse.move(5, 5);
    await page.mouse.up();
    await expect(dialog).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(dialog).toHaveCount(0);
  });

  test("leaves the page usable if something hides the enlarged picture", async ({ read }) => {
    const { page } = await read("/gallery");
    await page.addStyleTag({ content: ".enlarged { display: none !important }" });
    await shown(page).first().getByRole("link").click();
    await expect(page.locator("dialog")).toHaveCount(0);
    await choice(page, narrow?.label).click();
    await expect(pressed(page)).toHaveText(narrow?.label ?? "");
  });

  test("shows the picture larger than in the grid", async ({ read }) => {
    const { page } = await read("/gallery", { viewport: { width: 1440, height: 900 } });
    const item = shown(page).first();
    const small = await item.getByRole("img").boundingBox();
    await item.getByRole("link").click();
    const large = await page.getByRole("dialog").getByRole("img").boundingBox();
    expect((large?.width ?? 0) / (small?.width ?? 1)).toBeGreaterThan(1.5);
    await expect(page.getByRole("dialog")).toHaveJSProperty("scrollHeight", 900);
  });

  test("keeps the picture, the buttons and their line on the lowest screen", async ({ read }) => {
    const { page } = await read("/gallery", { ...phone, viewport: { width: 320, height: 256 } });
    await shown(page).last().getByRole("link").click();
    const dialog = page.getByRole("dialog");
    expect((await dialog.getByRole("img").boundingBox())?.height).toBeGreaterThan(150);
    for (const name of ["Previous picture", "Next picture", "Close"])
      await expect(dialog.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
    const row = dialog.locator("form");
    expect((await row.boundingBox())?.height, "one row of buttons").toBeLessThan(80);
    await expect(dialog).toHaveJSProperty("scrollWidth", 320);
  });
});
