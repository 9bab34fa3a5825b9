import { resolve } from "node:path";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { launchChromium } from "../servers/chromium.ts";
import { type Site, type SiteOptions, startSite } from "../servers/site.ts";

export const dist = resolve(import.meta.dirname, "../../dist");

export const desk = { viewport: { width: 1280, height: 900 } };
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

export type VisitOptions = BrowserContextOptions & {
  /** What the console may say; anything else fails the test. */
  mayLog?: RegExp;
  /** What runs in the new page before it is asked for its address. */
  before?: (page: Page, context: BrowserContext) => Promise<unknown>;
};

export type Visit = {
  page: Page;
  context: BrowserContext;
  /** Every address outside of the site that was asked for; a blank page answers in the third party's place. */
  elsewhere: string[];
  /** Warnings and errors of the console, in order. */
  console: string[];
};

export type Visits = {
  site: Site;
  browser: Browser;
  visit: (path: string, options?: VisitOptions) => Promise<Visit>;
};

/** The built site behind its server and one browser for the tests of a file. After each test the console must be clean. */
export function startVisits(siteOptions: SiteOptions = {}): Visits {
  const opened: { context: BrowserContext; unexpected: () => string[] }[] = [];
  const visits = { visit } as Visits;
  beforeAll(async () => {
    visits.site = await startSite({ dist, ...siteOptions });
    visits.browser = await launchChromium();
  });
  afterEach(async () => {
    const done = opened.splice(0);
    await Promise.all(done.map(({ context }) => context.close()));
    expect(
      done.flatMap(({ unexpected }) => unexpected()),
      "the console",
    ).toEqual([]);
  });
  afterAll(async () => {
    await visits.browser?.close();
    await visits.site?.stop();
  });
  return visits;

  async function visit(path: string, options: VisitOptions = {}): Promise<Visit> {
    const { mayLog, before, ...contextOptions } = options;
    const baseURL = visits.site.url;
    const context = await visits.browser.newContext({ baseURL, ...desk, ...contextOptions });
    const page = await context.newPage();
    const opening: Visit = { page, context, elsewhere: [], console: [] };
    const isExpected = (text: string) => mayLog?.test(text) ?? false;
    opened.push({ context, unexpected: () => opening.console.filter((text) => !isExpected(text)) });
    page.on("pageerror", (error) => opening.console.push(error.message));
    page.on("console", (message) => {
      const isWorthTelling = ["warning", "error"].includes(message.type());
      if (isWorthTelling && message.location().url.startsWith(baseURL)) {
        opening.console.push(message.text());
      }
    });
    await context.route(
      (url) => url.origin !== baseURL && url.protocol.startsWith("http"),
      (route) => {
        opening.elsewhere.push(route.request().url());
        return route.fulfill({ contentType: "text/html", body: "<!doctype html><title>.</title>" });
      },
    );
    await before?.(page, context);
    await page.goto(path);
    return opening;
  }
}
