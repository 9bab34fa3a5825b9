/** On the pages that look like one of the templates, what other files test on the templates. */
import { findings } from "../accessibility/axe.ts";
import { withoutWebFonts } from "./fonts.ts";
import { measureShift, UNSEEN_SHIFT } from "./layout-shift.ts";
import { mayLog, otherPages } from "./templates.ts";
import { expect, moving, phone, test } from "./visits.ts";

for (const path of otherPages) {
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
