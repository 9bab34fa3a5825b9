import type { Browser, CDPSession } from "@playwright/test";

export type Network = { latencyMs: number; mbits: number };

export type Visit = {
  width: number;
  fcpMs: number;
  lcpMs: number;
  shift: number;
  /** When the first heading was painted completely. */
  headingMs: number;
  /** How long the heading was painted in part only. */
  halfMs: number;
  headingFaces: "own" | "stand-in" | "two";
  hasOwnText: boolean;
};

const PHONE_BELOW = 640;
/** After this time a browser shows the fallback of a font that has not loaded. */
const BLOCK_MS = 3000;

/** Opens the page with an empty cache, until it has loaded. */
export async function firstVisit(
  browser: Browser,
  url: string,
  { latencyMs, mbits }: Network,
  width: number,
): Promise<Visit> {
  const isPhone = width < PHONE_BELOW;
  const context = await browser.newContext({
    viewport: { width, height: isPhone ? 844 : 900 },
    deviceScaleFactor: isPhone ? 2 : 1,
    isMobile: isPhone,
    // The benchmark's proxy has a self-signed certificate.
    ignoreHTTPSErrors: true,
  });
  try {
    const page = await context.newPage();
    const protocol = await context.newCDPSession(page);
    const bytesPerSecond = (mbits * 1e6) / 8;
    await protocol.send("Network.enable");
    await protocol.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: latencyMs,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    });
    await page.addInitScript(watchFaces);
    await page.goto(url, { waitUntil: "load" });
    const { arrivals, ...times } = await page.evaluate(readTimes);
    const [normal, italic] = await ownFonts(protocol, ["h1", "h1 i"]);
    const [hasOwnText = false] = await ownFonts(protocol, ["main p:not([class])"]);
    const parts = [
      { isOwn: normal, arrivalMs: arrivals.normal },
      { isOwn: italic, arrivalMs: arrivals.italic },
    ].filter(({ isOwn }) => isOwn !== undefined);
    const shown = parts.map(({ isOwn, arrivalMs }) =>
      isOwn && arrivalMs ? Math.max(arrivalMs, times.fcpMs) : times.fcpMs,
    );
    const isSwapped = shown.some((ms) => ms > BLOCK_MS);
    const own = parts.filter(({ isOwn }) => isOwn).length;
    const faces = own === 0 ? "stand-in" : own < parts.length || isSwapped ? "two" : "own";
    const headingMs = Math.max(...shown);
    const halfMs = headingMs - Math.min(...shown);
    return { width, ...times, headingMs, halfMs, headingFaces: faces, hasOwnText };
  } finally {
    await context.close();
  }
}

type Arrivals = { normal?: number; italic?: number };
declare global {
  interface Window {
    faceArrivals: Arrivals;
  }
}

/** Runs in the page: records at each frame which display fonts have loaded. */
function watchFaces(): void {
  const arrivals: Arrivals = {};
  window.faceArrivals = arrivals;
  const look = () => {
    const heading = document.querySelector("h1");
    const family = heading && getComputedStyle(heading).fontFamily.split(",")[0];
    for (const face of document.fonts) {
      if (
        face.status !== "loaded" ||
        JSON.stringify(face.family) !== family?.replace(/^(?!")(.*)$/, '"$1"')
      )
        continue;
      arrivals[face.style as keyof Arrivals] ??= performance.now();
    }
    requestAnimationFrame(look);
  };
  look();
}

/** Runs in the page. */
function readTimes() {
  return new Promise<{ fcpMs: number; lcpMs: number; shift: number; arrivals: Arrivals }>(
    (resolve) => {
      const times = { fcpMs: Number.NaN, lcpMs: 0, shift: 0 };
      const read = (list: PerformanceObserverEntryList) => {
        for (const entry of list.getEntries()) {
          if (entry.entryType === "layout-shift")
            times.shift += (entry as PerformanceEntry & { value: number }).value;
          if (entry.entryType === "largest-contentful-paint") times.lcpMs = entry.startTime;
          if (entry.name === "first-contentful-paint") times.fcpMs = entry.startTime;
        }
      };
      for (const type of ["paint", "largest-contentful-paint", "layout-shift"])
        new PerformanceObserver(read).observe({ type, buffered: true });
      setTimeout(() => resolve({ ...times, arrivals: window.faceArrivals }), 200);
    },
  );
}

/** Reads the fonts that Chromium painted with, because a loaded font may not be used. Undefined without such an element. */
async function ownFonts(protocol: CDPSession, selectors: string[]) {
  await protocol.send("DOM.enable");
  await protocol.send("CSS.enable");
  const { root } = await protocol.send("DOM.getDocument");
  const isOwn: (boolean | undefined)[] = [];
  for (const selector of selectors) {
    const { nodeId } = await protocol.send("DOM.querySelector", { nodeId: root.nodeId, selector });
    const used = nodeId
      ? await protocol.send("CSS.getPlatformFontsForNode", { nodeId })
      : undefined;
    isOwn.push(used?.fonts.some(({ isCustomFont }) => isCustomFont));
  }
  return isOwn;
}
