import { describe, expect, it } from "vitest";
import { content } from "../../content/content.ts";
import { notFoundRoute, routes } from "../../site/routes.tsx";
import { startVisits } from "../browser/visits.ts";
import { findings } from "./axe.ts";
import { doubleText } from "./double-text.ts";

const { labels } = content.interface;

const { visit } = startVisits();

const UNKNOWN = "/no-such-page";
const pages = [...routes.map(({ path }) => path), UNKNOWN];
const mayLog = new RegExp(`${notFoundRoute.path.slice(1)}`);

/** 320 px is 400 % of 1280, too. */
const sizes = [
  { width: 1280, height: 900 },
  { width: 768, height: 1024 },
  { width: 320, height: 640 },
];

describe.each(pages)("%s has no axe finding", (path) => {
  it("as loaded, at 1280, 768 and 320 px; with less motion, forced colours and doubled text", async () => {
    const { page } = await visit(path, { mayLog });
    for (const size of sizes) {
      await page.setViewportSize(size);
      expect(await findings(page), `${size.width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.emulateMedia({ reducedMotion: "reduce", forcedColors: "active" });
    await doubleText(page);
    expect(await findings(page, { isWithoutContrast: true }), "by choice").toEqual([]);
  });

  it("with each header panel open, and with the menu and its groups open", async () => {
    const { page } = await visit(path, { mayLog });
    for (const summary of await page.locator(".header-panel > summary").all()) {
      await summary.click();
      expect(await findings(page, { within: ".site-header" })).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    await page.getByRole("button", { name: labels.menu }).click();
    for (const group of await page.locator("#menu summary").all()) await group.click();
    expect(await findings(page, { within: "#menu" })).toEqual([]);
  });
});
