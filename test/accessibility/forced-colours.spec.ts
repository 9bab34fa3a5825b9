import { expect, test } from "../browser/visits.ts";
import { content, hasAreas, paths, richTreatment, without } from "../clinic-under-test.ts";

const { labels } = content.words;

const forced = { forcedColors: "active" } as const;

test("the chosen filter looks different from the others", async ({ read }) => {
  const { page } = await read(paths.gallery, forced);
  const background = (isPressed: boolean) =>
    page
      .locator(`.filter-choice[aria-pressed="${isPressed}"]`)
      .first()
      .evaluate((button) => getComputedStyle(button).backgroundColor);
  expect(await background(true)).not.toBe(await background(false));
});

test("the dot of the current slides looks different from the others", async ({ read }) => {
  test.skip(!hasAreas, without.areas);
  const { page } = await read(richTreatment.path, forced);
  await page.locator("section.areas").scrollIntoViewIfNeeded();
  await expect(page.locator("section.areas [data-island][data-awake]")).toBeVisible();
  const background = (isCurrent: boolean) =>
    page
      .locator(`.carousel-dots button[aria-current="${isCurrent}"]`)
      .first()
      .evaluate((dot) => getComputedStyle(dot, "::before").backgroundColor);
  expect(await background(true)).not.toBe(await background(false));
});

for (const path of ["/", paths.contact]) {
  test(`buttons and fields of ${path} keep an edge`, async ({ read }) => {
    const { page } = await read(path, forced);
    const edgeless = await page
      .locator(".button:visible, input:visible, select:visible, textarea:visible")
      .evaluateAll((controls) =>
        controls
          .filter((control) => !control.closest(".form-trap, .motion-switch"))
          .filter((control) => Number.parseFloat(getComputedStyle(control).borderTopWidth) < 1)
          .map((control) => control.outerHTML),
      );
    expect(edgeless).toEqual([]);
  });
}

test("the focus ring is visible", async ({ read }) => {
  const { page } = await read(paths.about, forced);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  const { style, width } = await page.evaluate(() => {
    const focused = document.activeElement ?? document.body;
    const ring = getComputedStyle(focused.nextElementSibling ?? focused);
    return { style: ring.outlineStyle, width: Number.parseFloat(ring.outlineWidth) };
  });
  expect(style).not.toBe("none");
  expect(width, labels.skipToContent).toBeGreaterThanOrEqual(2);
});
