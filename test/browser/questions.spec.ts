import type { Page } from "@playwright/test";
import { anyTreatment, oneAtATime } from "../clinic-under-test.ts";
import { expect, test } from "./visits.ts";

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
