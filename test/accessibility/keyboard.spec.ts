import { desktop, expect, test } from "../browser/visits.ts";
import { wakeIslands } from "../browser/wake-islands.ts";
import { content, firstListing, hasGallery, paths, richTreatment } from "../clinic-under-test.ts";
import { tabThrough } from "./tab-through.ts";

const { appointmentForm, labels } = content.words;

const walked = [
  ...[paths.home, richTreatment.path, paths.contact, firstListing.path, paths.location],
  ...(hasGallery ? [paths.gallery] : []),
];
const phone = { viewport: { width: 390, height: 844 } };

for (const [name, size] of [
  ["desktop", desktop],
  ["phone", phone],
] as const) {
  test.describe(`on a ${name}`, () => {
    for (const path of walked) {
      test(`${path} has every tab stop in view and in order, from the skip link to the end`, async ({
        read,
      }) => {
        const { page } = await read(path, size);
        await wakeIslands(page);
        await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
        const stops = await tabThrough(page);
        expect(stops[0]?.name).toBe(labels.skipToContent);
        expect(stops.filter(({ covered }) => covered).map(({ html }) => html)).toEqual([]);
        expect(stops.filter(({ hasRing }) => !hasRing).map(({ html }) => html)).toEqual([]);
        expect(stops.filter(({ isBeforeLast }) => isBeforeLast).map(({ html }) => html)).toEqual(
          [],
        );
        expect(stops.length, stops.at(-1)?.html ?? "").toBeGreaterThan(20);
      });
    }
  });
}

test("the skip link leads into the page", async ({ read }) => {
  const { page } = await read(paths.about, desktop);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.locator("#content")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.locator("main :focus")).toHaveCount(1);
});

test("the menu traps the focus while it is open", async ({ read }) => {
  const { page } = await read(paths.about, phone);
  await page.getByRole("button", { name: labels.menu }).press("Enter");
  for (let press = 0; press < 25; press++) {
    await page.keyboard.press("Tab");
    const isElsewhere = await page.evaluate(
      () => document.activeElement?.closest("main, footer, .call-bar, .announcement-bar") != null,
    );
    expect(isElsewhere, `after ${press + 1} presses`).toBe(false);
  }
});

test("an incomplete form scrolls to its first missing field, below the header", async ({
  read,
}) => {
  const { page } = await read(paths.contact, phone);
  await page.getByRole("button", { name: appointmentForm.submit }).focus();
  await page.keyboard.press("Enter");
  const top = await page.locator(":focus").evaluate((field) => field.getBoundingClientRect().top);
  const header = await page
    .locator(".site-header")
    .evaluate((element) => element.getBoundingClientRect().bottom);
  await expect(page.locator(":focus")).toHaveAttribute("name", "firstName");
  expect(top).toBeGreaterThanOrEqual(header);
});
