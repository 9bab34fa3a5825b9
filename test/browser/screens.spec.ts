import { content, site } from "../clinic-under-test.ts";
import { expect, phone, test } from "./visits.ts";

const [treatment] = content.treatments;
if (!treatment) throw new Error("There is no treatment.");
const { sections } = content.interface.treatmentPage;

test.describe("what is folded on a phone", () => {
  test("opens where a link leads into it", async ({ read }) => {
    const { page } = await read(treatment.path, phone);
    const reason = page.locator("#wait-if li").first();
    await expect(reason).toBeHidden();
    await page.locator('.facts-strip a[href="#wait-if"]').click();
    await expect(reason).toBeVisible();
    await expect(reason).toBeInViewport();
  });

  test("never holds what is urgent", async ({ read }) => {
    const { page } = await read(treatment.path, phone);
    await expect(page.locator(".urgent")).toBeVisible();
  });

  test("stands open on a wide screen, where the tab key meets no button", async ({ read }) => {
    const { page } = await read(treatment.path);
    await expect(page.locator("#wait-if li").first()).toBeVisible();
    const folded = page.locator("main .opens-wide > summary");
    await expect(folded.first()).toBeHidden();
    await folded.first().evaluate((summary) => summary.focus());
    await expect(page.locator("summary:focus")).toHaveCount(0);
  });
});

test("the links to a treatment's sections stay in sight and lead there", async ({ read }) => {
  const { page } = await read(treatment.path, phone);
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

test("a rail scrolls by the tab key, and the page does not", async ({ read }) => {
  const { page } = await read(site.pageLinks.home.path, phone);
  const last = page.locator(".rail").first().getByRole("link").last();
  await last.focus();
  await expect(last).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
    phone.viewport.width,
  );
});
