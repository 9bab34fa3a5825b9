import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { notFoundRoute, routes } from "../../site/routes.tsx";
import { dist } from "../browser/visits.ts";
import { launchChromium } from "../servers/chromium.ts";
import { type Site, startSite } from "../servers/site.ts";
import { measureLoad, measureShiftWithLateFonts, type PageLoad } from "./page-load.ts";

const KB = 1024;
/** From the design's page on speed; "others" are all but the home page. */
const budgets = {
  homeBytes: 150 * KB,
  otherBytes: 110 * KB,
  requests: 9,
  scriptBytesBeforeInput: 3 * KB,
  scriptBytesInAll: 85 * KB,
};
const FONTS_LATE_MS = 3000;
/** Of phones and up: at one width a fallback may break its lines like the face, at another not. */
const WIDTHS = [360, 390, 412, 820, 1440];

let site: Site;
let browser: Browser;
beforeAll(async () => {
  site = await startSite({ dist });
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

describe.each([...routes, notFoundRoute].map(({ path }) => path))("%s", (path) => {
  let load: PageLoad;
  beforeAll(async () => {
    load = await measureLoad(browser, site.url, path);
  });

  it("stays within its bytes before scrolling, film aside", () => {
    within(load.beforeScrolling.bytes, path === "/" ? budgets.homeBytes : budgets.otherBytes);
  });

  it("stays within its requests before scrolling", () => {
    within(load.beforeScrolling.requests, budgets.requests);
  });

  it("runs little script before the visitor acts", () => {
    within(load.beforeScrolling.scriptBytes, budgets.scriptBytesBeforeInput);
  });

  it("stays within its script once every island is awake", () => {
    within(load.scriptBytesInAll, budgets.scriptBytesInAll);
  });

  it("asks nothing of third parties", () => {
    expect(load.beforeScrolling.elsewhere).toEqual([]);
  });

  it("does not move when its fonts are late", async () => {
    const address = site.url + path;
    const shifts = await Promise.all(
      WIDTHS.map((width) => measureShiftWithLateFonts(browser, address, width, FONTS_LATE_MS)),
    );
    expect(shifts).toEqual(WIDTHS.map(() => 0));
  });
});

function within(value: number, budget: number): void {
  expect(value, `${value} is over the budget of ${budget}`).toBeLessThanOrEqual(budget);
}
