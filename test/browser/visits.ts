import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
  type TestInfo,
} from "@playwright/test";
import { dist } from "../support/built-pages.ts";
import { type Site, startSite } from "../support/site.ts";
import { MONDAY_MORNING } from "./clock.ts";
import { setTextSize, USUAL_TEXT_PX } from "./text-size.ts";

export { expect };

export const desktop = { viewport: { width: 1280, height: 900 } };
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Reduced motion, because most of a page's processor time is animation that is drawn without a GPU. */
export const still = { reducedMotion: "reduce" } as const;
/** For `test.use` in a test of an animation. */
export const moving = { contextOptions: { reducedMotion: "no-preference" } } as const;

export type VisitOptions = BrowserContextOptions & {
  /** Allowed console messages. Any other warning or error fails the test. */
  mayLog?: RegExp;
  /** Runs in the new page before the navigation. */
  before?: (page: Page, context: BrowserContext) => Promise<unknown>;
};

export type Visit = {
  page: Page;
  context: BrowserContext;
  /** The URL of every third-party request. All of them are blocked. */
  elsewhere: string[];
  /** Console warnings and errors, in order. */
  console: string[];
};

/** For `before`: marks the promotion as dismissed. Ignores third-party frames, which may have no storage. */
export function withoutPromotion(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    if (self === top) sessionStorage.setItem("promotion-dismissed", "");
  });
}

/** Sets the default time: a Monday morning, when the clinic is open. */
function onMondayMorning(page: Page): Promise<void> {
  return page.clock.setFixedTime(MONDAY_MORNING);
}

type Opened = Visit & { mayLog?: RegExp | undefined };

/** Opens a page of the site in a new context; resolves once it has loaded. */
export type Visiting = (path: string, options?: VisitOptions) => Promise<Visit>;

/** The options for a shared tab. `before` would require a new tab. */
export type ReadOptions = Omit<VisitOptions, "before">;

/**
 * Opens a page without promotion in a tab that the worker reuses for all tests with the same options,
 * at a third of the cost of a new tab. A test may change routes, viewport, media, text size and
 * session storage, because those are reset. It must not leave any other change.
 */
export type Reading = (path: string, options?: ReadOptions) => Promise<Visit>;

type OfATest = { visit: Visiting; read: Reading };
type OfAWorker = {
  site: Site;
  /** The tabs of `read`, by their options. */
  tabs: Map<string, Opened>;
};

/**
 * Fixtures to visit the built site. Each worker has one server, and each visit one browser context. Motion
 * is reduced except with `test.use(moving)`. An unexpected console message fails the test.
 */
export const test = base.extend<OfATest, OfAWorker>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructured first parameter.
    async ({}, use) => {
      const site = await startSite({ dist });
      await use(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
  tabs: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructured first parameter.
    async ({}, use) => {
      const tabs = new Map<string, Opened>();
      await use(tabs);
      await Promise.all([...tabs.values()].map(({ context }) => context.close()));
    },
    { scope: "worker" },
  ],
  async read({ browser, contextOptions, site, tabs }, use, test) {
    const used = new Set<Opened>();
    await use(async (path, { mayLog, viewport, reducedMotion, forcedColors, ...kind } = {}) => {
      const key = JSON.stringify(kind);
      const tab = tabs.get(key) ?? (await openTab(browser, site.url, kind));
      tabs.set(key, tab);
      const { page } = tab;
      // The previous test's page can log until it is left.
      if (!used.has(tab)) page.once("framenavigated", () => forget(tab));
      used.add(tab);
      tab.mayLog = mayLog;
      await page.setViewportSize(viewport ?? desktop.viewport);
      await page.emulateMedia({
        reducedMotion: reducedMotion ?? contextOptions.reducedMotion ?? null,
        forcedColors: forcedColors ?? null,
      });
      await page.goto(path);
      return tab;
    });
    await Promise.all([...used].map(leaveAsFound));
    await expectCleanConsole([...used], test);
  },
  async visit({ browser, site }, use, test) {
    const visits: Opened[] = [];
    await use(async (path, { before, ...options } = {}) => {
      const visit = await open(browser, site.url, options);
      visits.push(visit);
      await (before ?? onMondayMorning)(visit.page, visit.context);
      await visit.page.goto(path);
      return visit;
    });
    await Promise.all(visits.map(({ context }) => context.close()));
    await expectCleanConsole(visits, test);
  },
});

async function open(
  browser: Browser,
  origin: string,
  { mayLog, ...options }: ReadOptions,
): Promise<Opened> {
  const context = await browser.newContext({ baseURL: origin, ...desktop, ...options });
  const page = await context.newPage();
  const visit: Opened = { page, context, elsewhere: [], console: [], ...(mayLog && { mayLog }) };
  await watch(visit, origin);
  return visit;
}

async function openTab(
  browser: Browser,
  origin: string,
  kind: Omit<ReadOptions, "mayLog">,
): Promise<Opened> {
  const tab = await open(browser, origin, { ...still, ...kind });
  await Promise.all([withoutPromotion(tab.page), onMondayMorning(tab.page)]);
  return tab;
}

function forget(visit: Visit): void {
  visit.console.length = visit.elsewhere.length = 0;
}

/** Stops animations and moves the pointer away, because a shared tab would keep both for the next test. */
async function leaveAsFound({ page }: Opened): Promise<void> {
  await page.unrouteAll();
  await page.emulateMedia({ ...still, media: null, forcedColors: null });
  await setTextSize(page, USUAL_TEXT_PX);
  await page.evaluate(() => sessionStorage.clear());
  await page.mouse.move(-1, -1);
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
  context.on("request", (request) => {
    const url = request.url();
    if (url.startsWith("http") && !url.startsWith(origin)) elsewhere.push(url);
  });
}
