import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
  type TestInfo,
} from "@playwright/test";
import { dist as builtDist } from "../support/built-pages.ts";
import { type Site, startSite } from "../support/site.ts";
import { waitForFonts } from "./fonts.ts";
import { setTextSize } from "./text-size.ts";

export { expect };

export const desktop = { viewport: { width: 1280, height: 900 } };
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Most of what a page costs in a test is what moves on it and is drawn without a graphics card. */
export const still = { reducedMotion: "reduce" } as const;
/** For `test.use`, where a motion is the subject. */
export const moving = { contextOptions: { reducedMotion: "no-preference" } } as const;

export type VisitOptions = BrowserContextOptions & {
  /** What the console may say; anything else fails the test. */
  mayLog?: RegExp;
  /** What runs in the new page before it is asked for its address. */
  before?: (page: Page, context: BrowserContext) => Promise<unknown>;
  /** Another build to visit. */
  dist?: string;
};

export type Visit = {
  page: Page;
  context: BrowserContext;
  /** Every address outside of the site that was asked for; a blank page answers in the third party's place. */
  elsewhere: string[];
  /** Warnings and errors of the console, in order. */
  console: string[];
};

/** For `before`: the visitor has closed the promotion already. Frames of others may have no storage. */
export function withoutPromotion(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    if (self === top) sessionStorage.setItem("promotion-dismissed", "");
  });
}

type Opened = Visit & Pick<VisitOptions, "mayLog">;

/** Opens a page of the site in a new context; resolves once it has loaded. */
export type Visiting = (path: string, options?: VisitOptions) => Promise<Visit>;

/** Opens a page in the tab that a worker's tests share, as large as a desktop, nothing moving, no promotion to come, with the fonts of the site. For tests that leave nothing behind but the window's size, the media and the size of text. */
export type Reading = (path: string, options?: Pick<VisitOptions, "mayLog">) => Promise<Page>;

type OfATest = { visit: Visiting; read: Reading };
type OfAWorker = {
  /** The build that is visited; `test.use` names another. */
  dist: string;
  site: Site;
  /** The tab of `read`. */
  tab: Opened;
};

/** The built site behind its server, one a worker, and visits to it, each a browser context of its own. Nothing moves where a test does not `test.use(moving)`. After each test the console must be clean. */
export const test = base.extend<OfATest, OfAWorker>({
  dist: [builtDist, { scope: "worker", option: true }],
  site: [
    async ({ dist }, use) => {
      const site = await startSite({ dist });
      await use(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
  tab: [
    async ({ browser, site }, use) => {
      const tab = await open(browser, site.url, still);
      await withoutPromotion(tab.page);
      await waitForFonts(tab.page);
      await use(tab);
      await tab.context.close();
    },
    { scope: "worker" },
  ],
  async read({ tab }, use, test) {
    const { page } = tab;
    tab.console.length = 0;
    await page.setViewportSize(desktop.viewport);
    await page.emulateMedia({ ...still, media: null, forcedColors: null });
    await setTextSize(page, "as usual");
    await use(async (path, { mayLog } = {}) => {
      if (mayLog) tab.mayLog = mayLog;
      else delete tab.mayLog;
      await page.goto(path);
      return page;
    });
    await expectCleanConsole([tab], test);
  },
  async visit({ browser, site }, use, test) {
    const visits: Opened[] = [];
    const others: Site[] = [];
    await use(async (path, { before, dist, ...options } = {}) => {
      if (dist) others.push(await startSite({ dist }));
      const { url } = (dist && others.at(-1)) || site;
      const visit = await open(browser, url, options);
      visits.push(visit);
      await before?.(visit.page, visit.context);
      await visit.page.goto(path);
      return visit;
    });
    await Promise.all(visits.map(({ context }) => context.close()));
    await Promise.all(others.map((other) => other.stop()));
    await expectCleanConsole(visits, test);
  },
});

async function open(
  browser: Browser,
  origin: string,
  { mayLog, ...options }: Omit<VisitOptions, "before" | "dist">,
): Promise<Opened> {
  const context = await browser.newContext({ baseURL: origin, ...desktop, ...options });
  const page = await context.newPage();
  const visit: Opened = { page, context, elsewhere: [], console: [], ...(mayLog && { mayLog }) };
  await watch(visit, origin);
  return visit;
}

async function expectCleanConsole(visits: Opened[], test: TestInfo): Promise<void> {
  const said = visits.flatMap(({ console }) => console);
  const unexpected = visits.flatMap(({ console, mayLog }) =>
    console.filter((line) => !mayLog?.test(line)),
  );
  if (said.length > 0 && (unexpected.length > 0 || test.errors.length > 0)) {
    await test.attach("console", { body: said.join("\n"), contentType: "text/plain" });
  }
  expect(unexpected, "the console").toEqual([]);
}

async function watch({ page, context, console, elsewhere }: Visit, origin: string): Promise<void> {
  page.on("pageerror", (error) => console.push(error.message));
  page.on("console", (message) => {
    const isWorthTelling = ["warning", "error"].includes(message.type());
    if (isWorthTelling && message.location().url.startsWith(origin)) console.push(message.text());
  });
  await context.route(
    (url) => url.origin !== origin && url.protocol.startsWith("http"),
    (route) => {
      elsewhere.push(route.request().url());
      return route.fulfill({ contentType: "text/html", body: "<!doctype html><title>.</title>" });
    },
  );
}
