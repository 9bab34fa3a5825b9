/** Every page at every width, and on the pages that look like one of the templates what the other files test on the templates. */
import { findings } from "../accessibility/axe.ts";
import { expectContrast } from "../accessibility/expect-contrast.ts";
import { expectLayout } from "./expect-layout.ts";
import { withoutWebFonts } from "./fonts.ts";
import { measureShift, UNSEEN_SHIFT } from "./layout-shift.ts";
import { mayLog, otherPages, templates, usualPages } from "./templates.ts";
import { expect, moving, phone, test } from "./visits.ts";
import { faultsAtWidths } from "./while-scrolling/faults.ts";

const everyPage = [...new Set(Object.values(templates)), ...otherPages];

for (const path of everyPage) {
  test(`${path} can be read at every width while it is scrolled`, async ({ read }) => {
    test.slow();
    const { page } = await read(path, { mayLog });
    expect(await faultsAtWidths(page)).toEqual([]);
  });
}

for (const path of everyPage.filter((path) => !usualPages.includes(path))) {
  test(`${path} has enough contrast`, async ({ read }) => {
    const { page } = await read(path, { mayLog });
    await expectContrast(page);
  });
}

for (const path of otherPages) {
  test(`${path} has readable lines, large enough targets, and nothing cut off`, async ({
    read,
  }) => {
    const { page } = await read(path, { mayLog });
    await expectLayout(page);
  });

  test(`${path} has no axe finding`, async ({ read }) => {
    const { page } = await read(path, { mayLog });
    expect(await findings(page)).toEqual([]);
  });

  test(`${path} does not shift while it loads`, async ({ visit }) => {
    const options = { ...phone, ...moving.contextOptions, ...withoutWebFonts };
    const { page } = await visit(path, options);
    await page.waitForLoadState("networkidle");
    expect(await measureShift(page)).toBeLessThanOrEqual(UNSEEN_SHIFT);
  });
}
