import type { Locator } from "@playwright/test";
import { content } from "../clinic-under-test.ts";
import { expect, phone, test } from "./visits.ts";

const [treatment] = content.treatments;
if (!treatment) throw new Error("There is no treatment.");
const { sections } = content.words.treatmentPage;

test.describe("what is folded on a phone", () => {
  test("opens when a URL's fragment points into it", async ({ read }) => {
    const { page } = await read(treatment.path, phone);
    const reason = page.locator("#wait-if li").first();
    await expect(reason).toBeHidden();
    await page.goto(`${page.url()}#wait-if`);
    await expect(reason).toBeVisible();
    await expect(reason).toBeInViewport();
  });

  test("never contains the urgent warning", async ({ read }) => {
    const { page } = await read(treatment.path, phone);
    await expect(page.locator(".urgent")).toBeVisible();
  });

  test("is open on a wide screen, without a button in the tab order", async ({ read }) => {
    const { page } = await read(treatment.path);
    await expect(page.locator("#wait-if li").first()).toBeVisible();
    const folded = page.locator("main .opens-wide > summary");
    await expect(folded.first()).toBeHidden();
    await folded.first().evaluate((summary) => summary.focus());
    await expect(page.locator("summary:focus")).toHaveCount(0);
  });
});

test("the links to a treatment's sections scroll there, and stay in view on a wide screen", async ({
  read,
}) => {
  const { page } = await read(treatment.path);
  const links = page.getByRole("navigation", { name: sections.name });
  for (const [place, label] of [
    ["#risks", sections.risks],
    ["#questions", sections.questions],
    ["#care", sections.care],
  ] as const) {
    await links.getByRole("link", { name: label }).click();
    await expect(page.locator(place)).toBeInViewport();
    await expect(links).toBeInViewport();
    const top = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
    const below = async () => (await top(page.locator(place))) - (await top(links));
    await expect.poll(below, "not under the links").toBeGreaterThanOrEqual(44);
  }
});
