import { content, site } from "../clinic-under-test.ts";
import { pages } from "../support/built-pages.ts";
import { isSpecified } from "../support/specification.ts";
import { fontsAreReady, waitForFonts } from "./fonts.ts";
import { expect, phone, test } from "./visits.ts";

/** Counted in screens of a phone; a longer page loses its readers before its last button. */
const MAX_SCREENS = 10;
/** Facts, risks and answers stand on these. */
const MAX_SCREENS_OF_A_TREATMENT = 12.2;

const treatments = content.treatments.flatMap(({ path, alsoAt }) => [path, alsoAt]);

for (const path of pages) {
  test(`${path} is a few screens on a phone`, async ({ visit }) => {
    test.skip(!isSpecified, "another clinic may write more");
    const { page } = await visit(path, { ...phone, reducedMotion: "reduce", before: waitForFonts });
    await fontsAreReady(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const most = treatments.includes(path) ? MAX_SCREENS_OF_A_TREATMENT : MAX_SCREENS;
    expect(height / phone.viewport.height).toBeLessThanOrEqual(most);
  });
}

const [treatment] = content.treatments;
if (!treatment) throw new Error("There is no treatment.");
const { sections } = content.interface.treatmentPage;

test.describe("what is folded on a phone", () => {
  test("opens where a link leads into it", async ({ visit }) => {
    const { page } = await visit(treatment.path, phone);
    const reason = page.locator("#wait-if li").first();
    await expect(reason).toBeHidden();
    await page.locator('.facts-strip a[href="#wait-if"]').click();
    await expect(reason).toBeVisible();
    await expect(reason).toBeInViewport();
  });

  test("never holds what is urgent", async ({ visit }) => {
    const { page } = await visit(treatment.path, phone);
    await expect(page.locator(".urgent")).toBeVisible();
  });

  test("stands open on a wide screen, where the tab key meets no button", async ({ visit }) => {
    const { page } = await visit(treatment.path);
    await expect(page.locator("#wait-if li").first()).toBeVisible();
    const folded = page.locator("main .opens-wide > summary");
    await expect(folded.first()).toBeHidden();
    await folded.first().evaluate((summary) => summary.focus());
    await expect(page.locator("summary:focus")).toHaveCount(0);
  });
});

test("the links to a treatment's sections stay in sight and lead there", async ({ visit }) => {
  const { page } = await visit(treatment.path, phone);
  const links = page.getByRole("navigation", { name: sections.name });
  for (const [place, label] of [
    ["#risks", sections.risks],
    ["#questions", sections.questions],
    [".facts-strip", sections.facts],
  ] as const) {
    await links.getByRole("link", { name: label }).click();
    await expect(page.locator(place)).toBeInViewport();
    await expect(links).toBeInViewport();
  }
});

test("a rail scrolls by the tab key, and the page does not", async ({ visit }) => {
  const { page } = await visit(site.pageLinks.home.path, phone);
  const last = page.locator(".rail").first().getByRole("link").last();
  await last.focus();
  await expect(last).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
    phone.viewport.width,
  );
});
