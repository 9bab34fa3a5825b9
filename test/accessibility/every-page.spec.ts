import { mayLog, otherPages, templates } from "../browser/templates.ts";
import { expect, test } from "../browser/visits.ts";
import { content } from "../clinic-under-test.ts";
import { findings, findingsAtEveryWidth } from "./axe.ts";
import { doubleText } from "./double-text.ts";

const { labels } = content.interface;

for (const path of new Set(Object.values(templates))) {
  test(`${path} has no axe finding at any width, with less motion, forced colours and doubled text`, async ({
    visit,
  }) => {
    const { page } = await visit(path, { mayLog });
    expect(await findingsAtEveryWidth(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.emulateMedia({ reducedMotion: "reduce", forcedColors: "active" });
    await doubleText(page);
    expect(await findings(page, { isWithoutContrast: true }), "by choice").toEqual([]);
  });
}

for (const path of otherPages) {
  test(`${path} has no axe finding`, async ({ visit }) => {
    const { page } = await visit(path);
    expect(await findings(page)).toEqual([]);
  });
}

test("the frame has no axe finding with each header panel open, nor the menu with its groups open", async ({
  visit,
}) => {
  const { page } = await visit("/about");
  for (const summary of await page.locator(".header-panel > summary").all()) {
    await summary.click();
    expect(await findings(page, { within: ".site-header" })).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await page.getByRole("button", { name: labels.menu }).click();
  for (const group of await page.locator("#menu summary").all()) await group.click();
  expect(await findings(page, { within: "#menu" })).toEqual([]);
});
