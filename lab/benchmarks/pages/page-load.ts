import { statSync } from "node:fs";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { measureShift } from "../../../test/browser/layout-shift.ts";
import { wakeIslands } from "../../../test/browser/wake-islands.ts";
import { dist } from "../../../test/support/built-pages.ts";

/** Lighthouse's phone, so that the browser chooses the same pictures. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  // The benchmark's proxy has a self-signed certificate.
  ignoreHTTPSErrors: true,
};

type Load = {
  requests: number;
  /** Transferred bytes, with headers. Without the film, which loads after everything else. */
  bytes: number;
  scriptBytes: number;
};

export type PageLoad = {
  beforeScrolling: Load;
  /** Cumulative layout shift during the load. */
  shift: number;
  /** After scrolling to the end and touching the form. */
  scriptBytesInAll: number;
  /** Third-party requests until then. */
  elsewhere: string[];
};

/** Measures the requests of a page, first after the load, then after reading it to its end. Scripts of this build count as gzipped files, others as transferred. */
export async function measureLoad(
  browser: Browser,
  origin: string,
  path: string,
  scriptSize = gzippedSize,
): Promise<PageLoad> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const requests = await watchRequests(context, page);
    await page.goto(origin + path, { waitUntil: "networkidle" });
    const beforeScrolling = sum(requests(), scriptSize);
    const shift = await measureShift(page);
    await wakeIslands(page);
    const inAll = requests();
    const elsewhere = inAll.map(({ url }) => url).filter((url) => !url.startsWith(origin));
    return {
      beforeScrolling,
      shift,
      scriptBytesInAll: sum(inAll, scriptSize).scriptBytes,
      elsewhere,
    };
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

function sum(requests: Request[], scriptSize: typeof gzippedSize): Load {
  const ofScripts = requests.filter(({ type }) => type === "Script");
  const scripts = new Map(ofScripts.map((script) => [script.url, script]));
  const total = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);
  return {
    requests: requests.length,
    bytes: total(requests.map(({ bytes }) => bytes)),
    scriptBytes: total([...scripts.values()].map(scriptSize)),
  };
}

function gzippedSize({ url }: Request): number {
  return statSync(join(dist, "client", `${new URL(url).pathname}.gz`)).size;
}
