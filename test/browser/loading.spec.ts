import { site } from "../clinic-under-test.ts";
import { withoutWebFonts } from "./fonts.ts";
import { measureShift, UNSEEN_SHIFT } from "./layout-shift.ts";
import { everyPage, templates } from "./templates.ts";
import { expect, moving, phone, test } from "./visits.ts";

test.use(moving);

/** The kinds of page that differ most in what loads late. */
const { contact, gallery, home, listing, treatment } = templates;
const inShort: readonly string[] = [contact, gallery, home, listing, treatment];

for (const { path } of everyPage)
  test(`${path} has no layout shift while it loads, and requests only the map from third parties`, {
    tag: inShort.includes(path) ? [] : ["@long"],
  }, async ({ visit }) => {
    const { page, elsewhere } = await visit(path, { ...phone, ...withoutWebFonts });
    await page.waitForLoadState("networkidle");
    expect(await measureShift(page)).toBeLessThanOrEqual(UNSEEN_SHIFT);
    const place = String(site.derived.map.latitude);
    expect(elsewhere.filter((address) => !address.includes(place))).toEqual([]);
  });

test("the header does not shift on a desktop", async ({ visit }) => {
  const { page } = await visit(templates.about, withoutWebFonts);
  expect(await measureShift(page)).toBeLessThanOrEqual(UNSEEN_SHIFT);
});
