import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from "@playwright/test";
import { dist as builtDist } from "../support/built-pages.ts";
import { type Site, startSite } from "../support/site.ts";

export { expect };

export const desktop = { viewport: { width: 1280, height: 900 } };
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

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

type OfATest = { visit: Visiting };
type OfAWorker = {
  /** The build that is visited; `test.use` names another. */
  dist: string;
  site: Site;
};

/** The built site behind its server, one a worker, and visits to it, each a browser context of its own. After each test the console must be clean. */
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
  async visit({ browser, site }, use, test) {
    const visits: Opened[] = [];
    const others: Site[] = [];
    await use(async (path, { mayLog, before, dist, ...options } = {}) => {
      if (dist) others.push(await startSite({ dist }));
      const { url } = (dist && others.at(-1)) || site;
      const context = await browser.newContext({ baseURL: url, ...desktop, ...options });
      const page = await context.newPage();
      const visit: Opened = {
        page,
        context,
        elsewhere: [],
        console: [],
        ...(mayLog && { mayLog }),
      };
      visits.push(visit);
      await watch(visit, url);
      await before?.(page, context);
      await page.goto(path);
      return visit;
    });
    const said = visits.flatMap(({ console }) => console);
    const unexpected = visits.flatMap(({ console, mayLog }) =>
      console.filter((line) => !mayLog?.test(line)),
    );
    if (said.length > 0 && (unexpected.length > 0 || test.errors.length > 0)) {
      await test.attach("console", { body: said.join("\n"), contentType: "text/plain" });
    }
    await Promise.all(visits.map(({ context }) => context.close()));
    await Promise.all(others.map((other) => other.stop()));
    expect(unexpected, "the console").toEqual([]);
  },
});

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
