import { everyPage, mayLog, templates } from "../browser/templates.ts";
import { setTextSize } from "../browser/text-size.ts";
import { expect, test } from "../browser/visits.ts";
import { content, paths } from "../clinic-under-test.ts";
import { findings, findingsAtEveryWidth } from "./axe.ts";

const { labels } = content.words;

for (const { path, tag } of everyPage)
  test(`${path} has no axe finding on a phone and a desktop`, { tag }, async ({ read }) => {
    const { page } = await read(path, { mayLog });
    await page.emulateMedia({ reducedMotion: "no-preference" });
    expect(await findingsAtEveryWidth(page)).toEqual([]);
  });

for (const path of new Set(Object.values(templates)))
  test(`${path} has no axe finding with forced colours and doubled text`, { tag: "@long" }, async ({
    read,
  }) => {
    const { page } = await read(path, { mayLog, forcedColors: "active" });
    await setTextSize(page, 32);
    expect(await findings(page, { isWithoutContrast: true })).toEqual([]);
  });

test("header panels and menu groups have no axe finding when they are open", async ({ read }) => {
  const { page } = await read(paths.about);
  for (const summary of await page.locator(".header-panel > summary").all()) {
    await summary.click();
    expect(await findings(page, { within: ".site-header" })).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await page.getByRole("button", { name: labels.menu }).click();
  for (const group of await page.locator("#menu summary").all()) await group.click();
  expect(await findings(page, { within: "#menu" })).toEqual([]);
});
