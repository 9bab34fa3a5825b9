import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { treatmentNamed } from "../../content/content.ts";
import { startVisits } from "./visits.ts";

const dermalFiller = treatmentNamed("dermal-filler");
const signatureFacial = treatmentNamed("signature-facial");

const { visit } = startVisits();

describe("the questions of a treatment", () => {
  it("open one at a time, and the open one can be closed", async () => {
    const { page } = await visit(signatureFacial.path);
    expect(await open(page)).toEqual([]);
    await question(page, 0).click();
    expect(await open(page)).toEqual([0]);
    await question(page, 3).click();
    expect(await open(page)).toEqual([3]);
    await question(page, 3).press("Enter");
    expect(await open(page)).toEqual([]);
  });

  it("are independent on the filler page", async () => {
    const { page } = await visit(dermalFiller.path);
    await question(page, 0).click();
    await question(page, 3).press("Space");
    expect(await open(page)).toEqual([0, 3]);
    await question(page, 0).click();
    expect(await open(page)).toEqual([3]);
  });

  it("open without script", async () => {
    const { page } = await visit(signatureFacial.path, { javaScriptEnabled: false });
    await question(page, 2).click();
    expect(await open(page)).toEqual([2]);
  });

  it("are all answered on paper", async () => {
    const { page } = await visit(signatureFacial.path);
    await page.emulateMedia({ media: "print" });
    for (const { answer } of signatureFacial.faqs) {
      const box = await page.getByText(answer).boundingBox();
      expect(box?.height, answer).toBeGreaterThan(10);
    }
    expect(await page.locator(".site-header").isVisible()).toBe(false);
    expect(await page.locator("h1").isVisible()).toBe(true);
  });

  it("open by themselves when the words of an answer are looked for", async () => {
    const words = encodeURIComponent(signatureFacial.faqs[4]?.answer ?? "");
    const { page } = await visit(`${signatureFacial.path}#:~:text=${words}`);
    await expect.poll(() => open(page)).toEqual([4]);
  });
});

function question(page: Page, index: number) {
  return page.locator("#questions summary").nth(index);
}

/** Which questions are open, by their place. */
async function open(page: Page): Promise<number[]> {
  return page
    .locator("#questions details")
    .evaluateAll((all) =>
      all.flatMap((one, index) => ((one as HTMLDetailsElement).open ? [index] : [])),
    );
}
