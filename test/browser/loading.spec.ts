import { site } from "../clinic-under-test.ts";
import { withoutWebFonts } from "./fonts.ts";
import { measureShift, UNSEEN_SHIFT } from "./layout-shift.ts";
import { templates } from "./templates.ts";
import { expect, moving, phone, test } from "./visits.ts";

test.use(moving);

for (const path of new Set(Object.values(templates))) {
  test(`${path} has no layout shift while it loads, and requests only the map from third parties`, async ({
    visit,
  }) => {
    const { page, elsewhere } = await visit(path, { ...phone, ...withoutWebFonts });
    await page.waitForLoadState("networkidle");
    expect(await measureShift(page)).toBeLessThanOrEqual(UNSEEN_SHIFT);
    const place = String(site.clinic.map.latitude);
    expect(elsewhere.filter((address) => !address.includes(place))).toEqual([]);
  });
}
