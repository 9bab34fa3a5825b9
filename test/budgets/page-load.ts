import { statSync } from "node:fs";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { dist } from "../browser/visits.ts";

/** Lighthouse's phone, so that the pictures chosen are the same. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

type Load = {
  requests: number;
  /** As sent: compressed, headers included. The film is left out, which comes after everything else. */
  bytes: number;
  scriptBytes: number;
  /** Addresses outside of the site. */
  elsewhere: string[];
};

export type PageLoad = {
  beforeScrolling: Load;
  /** After the visitor has scrolled to the end and touched the form. */
  scriptBytesInAll: number;
};

/** What one page asks for, first by itself, then read to its end. */
export async function measureLoad(
  browser: Browser,
  origin: string,
  path: string,
): Promise<PageLoad> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const requests = await watchRequests(context, page);
    await page.goto(origin + path, { waitUntil: "networkidle" });
    const beforeScrolling = sum(requests(), origin);
    await readToTheEnd(page);
    return { beforeScrolling, scriptBytesInAll: sum(requests(), origin).scriptBytes };
  } finally {
    await context.close();
  }
}

type Request = { url: string; type: string; bytes: number };

async function watchRequests(context: BrowserContext, page: Page): Promise<() => Request[]> {
  const requests = new Map<string, Request>();
  const protocol = await context.newCDPSession(page);
  protocol.on("Network.requestWillBeSent", ({ requestId, request, type = "" }) => {
    if (request.url.startsWith("http"))
      requests.set(requestId, { url: request.url, type, bytes: 0 });
  });
  protocol.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  await protocol.send("Network.enable");
  return () => [...requests.values()].filter(({ type }) => type !== "Media");
}

function sum(requests: Request[], origin: string): Load {
  const scripts = new Set(requests.filter(({ type }) => type === "Script").map(({ url }) => url));
  const total = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);
  return {
    requests: requests.length,
    bytes: total(requests.map(({ bytes }) => bytes)),
    scriptBytes: total([...scripts].map((url) => gzippedSize(new URL(url).pathname))),
    elsewhere: requests.map(({ url }) => url).filter((url) => !url.startsWith(`${origin}/`)),
  };
}

function gzippedSize(path: string): number {
  return statSync(join(dist, "client", `${path}.gz`)).size;
}

/** Screen by screen, until every island that this width has is awake. */
async function readToTheEnd(page: Page): Promise<void> {
  const screens = await page.evaluate(() => document.body.scrollHeight / innerHeight);
  for (let screen = 0; screen < screens; screen++) {
    await page.evaluate(() => scrollBy({ top: innerHeight, behavior: "instant" }));
    await page.waitForTimeout(50);
  }
  const form = page.locator("[data-on=interaction] input:visible").first();
  if ((await form.count()) > 0) await form.focus();
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>("[data-island]")].every(
      ({ dataset }) => "awake" in dataset || !matchMedia(dataset.media ?? "all").matches,
    ),
  );
}

/** How far the page moves at this width when its fonts come this late: the sum of its layout shifts. */
export async function measureShiftWithLateFonts(
  browser: Browser,
  address: string,
  width: number,
  lateByMs: number,
): Promise<number> {
  const viewport = { ...phone.viewport, width };
  const context = await browser.newContext({ ...phone, viewport });
  try {
    const page = await context.newPage();
    await page.route("**/*.woff2", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, lateByMs));
      await route.continue();
    });
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready);
    return await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let shift = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) shift += (entry as LayoutShift).value;
          }).observe({ type: "layout-shift", buffered: true });
          setTimeout(() => resolve(shift), 300);
        }),
    );
  } finally {
    await context.close();
  }
}

type LayoutShift = PerformanceEntry & { value: number };
