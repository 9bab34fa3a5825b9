import type { Page } from "@playwright/test";
import { anyTreatment, oneAtATime } from "../clinic-under-test.ts";
import { expect, phone, test } from "./visits.ts";

const [closing = anyTreatment] = oneAtATime;

test.describe("the questions of a treatment", () => {
  test("open one at a time, and the open one can be closed", async ({ read }) => {
    test.skip(oneAtATime.length === 0, "no questions here open one at a time");
    const { page } = await read(closing.path);
    expect(await open(page)).toEqual([]);
    await question(page, 0).click();
    expect(await open(page)).toEqual([0]);
    await question(page, 3).click();
    expect(await open(page)).toEqual([3]);
    await question(page, 3).press("Enter");
    expect(await open(page)).toEqual([]);
  });

  test("keep the pressed one in its place while one above it closes", async ({ read }) => {
    test.skip(oneAtATime.length === 0, "no questions here open one at a time");
    const { page } = await read(closing.path, phone);
    // As in Safari, which does not hold a page in place that changes above what is in view.
    await page.addStyleTag({ content: "* { overflow-anchor: none !important }" });
    await page.locator("html[data-script]").waitFor({ state: "attached" });
    await question(page, 0).click();
    for (const index of [1, 3]) {
      await question(page, index).evaluate((one) => one.scrollIntoView({ block: "center" }));
      const before = await question(page, index).boundingBox();
      await question(page, index).click();
      expect(await open(page)).toEqual([index]);
      const after = await question(page, index).boundingBox();
      expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2);
    }
  });
});

function question(page: Page, index: number) {
  return page.locator(".faq-list summary").nth(index);
}

/** Which questions are open, by their place. */
async function open(page: Page): Promise<number[]> {
  return page
    .locator(".faq-list details")
    .evaluateAll((all) =>
      all.flatMap((one, index) => ((one as HTMLDetailsElement).open ? [index] : [])),
    );
}
