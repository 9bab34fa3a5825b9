import type { Locator } from "@playwright/test";
import { contrast } from "../../site/content/contrast.ts";
import { paths, richTreatment } from "../clinic-under-test.ts";
import { expect, test } from "./visits.ts";

for (const path of [paths.gallery, richTreatment.path, paths.about]) {
  test(`the text of a picture that is missing can be read: ${path}`, async ({ read }) => {
    const { page } = await read(path, { mayLog: /Failed to load resource/ });
    await page.route(/\.(?:avif|jpg)$/, (route) => route.abort());
    await page.reload();
    const pictures = page.locator("picture:has(> img[alt]:not([alt='']))");
    await expect(pictures).not.toHaveCount(0);
    for (const picture of await pictures.all())
      expect(await contrastOf(picture)).toBeGreaterThanOrEqual(4.5);
    expect(await page.locator(".pair-labels").evaluateAll(lyingOnPicture)).toEqual([]);
  });
}

/** The contrast of an element's text on its own background. */
async function contrastOf(element: Locator): Promise<number> {
  const colours = await element.evaluate((one) => {
    const { color, backgroundColor } = getComputedStyle(one);
    return [color, backgroundColor];
  });
  const [text = "", ground = ""] = colours.map((rgb) =>
    Array.from(rgb.matchAll(/\d+/g), ([part]) => Number(part).toString(16).padStart(2, "0")).join(
      "",
    ),
  );
  return contrast(text, ground);
}

/** The labels that cover a part of the picture of their figure. */
function lyingOnPicture(labels: Element[]): (string | null)[] {
  return labels
    .filter((label) => {
      const picture = label.closest("figure")?.querySelector("picture")?.getBoundingClientRect();
      const { top, height } = label.getBoundingClientRect();
      return height > 0 && top < (picture?.bottom ?? 0);
    })
    .map((label) => label.textContent);
}
