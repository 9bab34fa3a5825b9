import { content, paths } from "../clinic-under-test.ts";
import { expectLayout, THUMB } from "./expect-layout.ts";
import { placeOf } from "./positions.ts";
import { smallerThan } from "./targets.ts";
import { mayLog, templates } from "./templates.ts";
import { expect, phone, test } from "./visits.ts";

const { labels } = content.words;

test("the card beside a room is as high as its picture and ends where the page's columns end", async ({
  read,
}) => {
  const { page } = await read("/");
  // Half of the window and of the page: 78 rem of 17 px, of 19.04 px from 1600 px on.
  for (const [width, end] of [
    [1440, 720 + 663],
    [1920, 960 + 742.56],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const card = await page.locator(".overlap-card").boundingBox();
    expect((card?.x ?? 0) + (card?.width ?? 0), `at ${width} px`).toBeCloseTo(end, 0);
    const picture = await page.locator(".overlap-picture picture").boundingBox();
    expect(picture?.height).toBeCloseTo(card?.height ?? 0, 0);
    expect((picture?.x ?? 0) + (picture?.width ?? 0)).toBeCloseTo(card?.x ?? 0, 0);
  }
});

for (const [device, options] of Object.entries({ "a laptop": {}, "a phone": phone }))
  test(`a section's link shows its heading below the bars on ${device}`, async ({ read }) => {
    const { page } = await read("/microneedling-near-me-woodbridge", options);
    for (const id of ["details", "care", "risks", "faq"]) {
      await page.locator(`.section-links [href="#${id === "faq" ? "questions" : id}"]`).click();
      const [heading, ...bars] = await Promise.all(
        [`#${id}`, ".site-header", ".section-links"].map((part) => placeOf(page.locator(part))),
      );
      await expect(page.locator(`#${id}`)).toBeInViewport();
      for (const { bottom } of bars) expect(heading?.top, id).toBeGreaterThanOrEqual(bottom);
    }
  });

test("beside its pictures, a treatment's text begins with a column of twelve", async ({ read }) => {
  const { page } = await read("/microneedling-near-me-woodbridge");
  const left = async (selector: string) => (await page.locator(selector).boundingBox())?.x;
  // Columns 6 and 7, with gaps of 3 rem: of 51 px, of 57.12 px from 1600 px on.
  for (const { width, sixth, seventh } of [
    { width: 1440, sixth: 57 + 573.75, seventh: 57 + 688.5 },
    { width: 1920, sixth: 217.44 + 642.6, seventh: 217.44 + 771.12 },
  ]) {
    await page.setViewportSize({ width, height: 900 });
    const at = `at ${width} px`;
    expect.soft(await left(".quote-grid blockquote"), at).toBeCloseTo(sixth, 0);
    expect.soft(await left(".beside-drawing > ul"), at).toBeCloseTo(sixth, 0);
    expect.soft(await left(".bleed-left-words"), at).toBeCloseTo(seventh, 0);
  }
});

for (const path of new Set(Object.values(templates))) {
  test(`${path} has readable lines, large enough targets, and nothing cut off`, async ({
    read,
  }) => {
    const { page } = await read(path, { mayLog });
    await expectLayout(page);
  });
}

for (const width of [360, 390])
  test(`names and arrows keep to their line at ${width} px`, async ({ read }) => {
    const path = "/microneedling-near-me-woodbridge";
    const { page } = await read(path, { ...phone, viewport: { width, height: 740 } });
    const lines = await page
      .locator(".byline a")
      .evaluateAll((names) => names.map((name) => name.getClientRects().length));
    expect(lines, "of the names in the byline").toEqual([1, 1, 1]);
    expect(await page.evaluate(strandedArrows)).toEqual([]);
  });

/** The links whose arrow is not on the line of their last letter. */
function strandedArrows(): (string | null)[] {
  return [...document.querySelectorAll("main .text-link")]
    .filter((link) => {
      const arrow = link.querySelector(".icon")?.getBoundingClientRect();
      const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      while (texts.nextNode())
        if (!texts.currentNode.parentElement?.closest(".sr-only"))
          range.selectNodeContents(texts.currentNode);
      const letters = [...range.getClientRects()].at(-1);
      if (!arrow?.width || !letters) return false;
      const middle = (arrow.top + arrow.bottom) / 2;
      const gap = arrow.left - letters.right;
      return middle < letters.top || middle > letters.bottom || gap > 20;
    })
    .map(({ textContent }) => textContent);
}

test("in the menu every target is at least 44 px high", async ({ read }) => {
  const { page } = await read(paths.about, phone);
  await page.getByRole("button", { name: labels.menu }).click();
  for (const group of await page.locator("#menu summary").all()) await group.click();
  expect(await smallerThan(page, "#menu a, #menu button, #menu summary", THUMB)).toEqual([]);
});

test("at 400 % zoom the bars leave the screen to the page", async ({ read }) => {
  const { page } = await read(paths.about, { viewport: { width: 320, height: 256 } });
  await page.evaluate(() => scrollTo(0, 1500));
  const covered = await page.evaluate(() =>
    [".site-header", ".call-bar"]
      .map((bar) => document.querySelector(bar)?.getBoundingClientRect())
      .filter((box) => box && box.bottom > 0 && box.top < innerHeight)
      .reduce((sum, box) => sum + (box?.height ?? 0), 0),
  );
  expect(covered).toBe(0);
});
