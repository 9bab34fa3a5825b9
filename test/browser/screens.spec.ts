import { content } from "../clinic-under-test.ts";
import { placeOf } from "./positions.ts";
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
  }
});

test("home's sticky heading never covers the concerns below the treatments", async ({ read }) => {
  const { page } = await read("/", { viewport: { width: 1100, height: 800 } });
  const concerns = page.getByRole("navigation", { name: "Or read about what you notice" });
  const { top } = await placeOf(concerns);
  for (let y = top - 800; y < top; y += 100) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), y);
    const heading = await placeOf(page.locator(".featured-services > .stays"));
    expect(heading.bottom, `scrolled to ${y}`).toBeLessThanOrEqual(top);
  }
});
