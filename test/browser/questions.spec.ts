import type { Page } from "@playwright/test";
import { treatmentNamed } from "../../content/content.ts";
import { expect, test } from "./visits.ts";

const dermalFiller = treatmentNamed("dermal-filler");
const signatureFacial = treatmentNamed("signature-facial");

test.describe("the questions of a treatment", () => {
  test("open one at a time, and the open one can be closed", async ({ visit }) => {
    const { page } = await visit(signatureFacial.path);
    expect(await open(page)).toEqual([]);
    await question(page, 0).click();
    expect(await open(page)).toEqual([0]);
    await question(page, 3).click();
    expect(await open(page)).toEqual([3]);
    await question(page, 3).press("Enter");
    expect(await open(page)).toEqual([]);
  });

  test("are independent on the filler page", async ({ visit }) => {
    const { page } = await visit(dermalFiller.path);
    await question(page, 0).click();
    await question(page, 3).press("Space");
    expect(await open(page)).toEqual([0, 3]);
    await question(page, 0).click();
    expect(await open(page)).toEqual([3]);
  });

  test("open without script", async ({ visit }) => {
    const { page } = await visit(signatureFacial.path, { javaScriptEnabled: false });
    await question(page, 2).click();
    expect(await open(page)).toEqual([2]);
  });

  test("are all answered on paper", async ({ visit }) => {
    const { page } = await visit(signatureFacial.path);
    await page.emulateMedia({ media: "print" });
    for (const { answer } of signatureFacial.faqs) {
      const box = await page.getByText(answer).boundingBox();
      expect(box?.height, answer).toBeGreaterThan(10);
    }
    await expect(page.locator(".site-header")).toBeHidden();
    await expect(page.locator("h1")).toBeVisible();
  });

  test("open by themselves when the words of an answer are looked for", async ({ visit }) => {
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
