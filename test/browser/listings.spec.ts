import { content, lastListing } from "../clinic-under-test.ts";
import { expect, phone, test } from "./visits.ts";

const compared = content.treatments.filter(({ kind }) => kind === lastListing.kind);

test("the comparison is a table where its columns fit, and folded on phones, each fact beside its name", async ({
  read,
}) => {
  const { page } = await read(lastListing.path);
  await expect(page.getByRole("table").getByRole("columnheader")).toHaveCount(6);
  await expect(page.getByRole("table").getByRole("row")).toHaveCount(compared.length + 1);
  const fold = page.locator(".comparison details");
  const names = fold.locator("tbody th");
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(names.first()).toBeHidden();
    await fold.locator("summary").click();
    await expect(names).toHaveCount(compared.length);
    for (const name of await names.all()) await expect(name).toBeVisible();
    const first = fold.locator("tbody td").first();
    expect(await first.evaluate((cell) => getComputedStyle(cell, "::before").content)).toContain(
      "A visit takes",
    );
    expect(await fold.locator("td").evaluateAll(factsBelowTheirName), `${width} px`).toEqual([]);
    await fold.locator("summary").click();
  }
});

test("a link to the comparison opens it on a phone, with its heading in view", async ({ read }) => {
  const { page } = await read(`${lastListing.path}#comparison`, phone);
  const fold = page.locator(".comparison details");
  await expect(fold.locator("tbody th").first()).toBeInViewport();
  await expect(fold.getByRole("heading")).toBeInViewport();
});

/** The facts of which a part, such as a range of figures, stands in the column of their name. */
function factsBelowTheirName(cells: Element[]): (string | null)[] {
  const isInPlace = (cell: Element) => {
    const { left, width } = cell.getBoundingClientRect();
    const range = document.createRange();
    const words = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
      range.selectNodeContents(words.currentNode);
      if (range.getBoundingClientRect().left < left + width / 4) return false;
    }
    return true;
  };
  return cells.filter((cell) => !isInPlace(cell)).map(({ textContent }) => textContent);
}
