import type { Browser, CDPSession } from "@playwright/test";
import { launchChromium } from "../../test/support/chromium.ts";
import { median, table } from "../table.ts";
import { startServers } from "./servers.ts";

const LOADS = Number(process.env.BENCH_RUNS ?? 12);
const PAGES = (process.env.BENCH_PAGES ?? "/,/about,/acne-therapy-near-me-woodbridge").split(",");
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };
const networks = [
  { name: "20 ms, 20 Mbit/s", latencyMs: 20, mbits: 20 },
  { name: "60 ms, 10 Mbit/s", latencyMs: 60, mbits: 10 },
  { name: "80 ms, 5 Mbit/s", latencyMs: 80, mbits: 5 },
  { name: "150 ms, 1.6 Mbit/s", latencyMs: 150, mbits: 1.6 },
];
/** One element in each of the three fonts. */
const textSelectors = ["h1", "h1 i", "main section p"];

type Network = (typeof networks)[number];
type Visit = { fcpMs: number; lcpMs: number; shift: number; hasOwnFonts: boolean };

/** First visits over networks of several speeds: when the page is painted, and whether in its own fonts. */
export async function run(): Promise<string> {
  const servers = await startServers();
  const browser = await launchChromium();
  const rows: (string | number)[][] = [];
  for (const network of networks) {
    const visits = servers.map((): Visit[] => []);
    for (let load = 0; load < LOADS; load++) {
      for (const path of PAGES) {
        for (const [index, { url }] of servers.entries())
          visits[index]?.push(await firstVisit(browser, url + path, network));
      }
    }
    for (const [index, { name }] of servers.entries())
      rows.push([network.name, name, ...figures(visits[index] ?? [])]);
    console.log(
      rows
        .slice(-servers.length)
        .map((row) => row.join("  "))
        .join("\n"),
    );
  }
  await browser.close();
  await Promise.all(servers.map((server) => server.stop()));
  const heads = ["network", "server", "FCP ms", "LCP ms", "worst shift", "in own fonts"];
  return `${PAGES.join(", ")}, each ${LOADS} times with an empty cache, medians; throttling applied.\n\n${table(heads, rows)}`;
}

function figures(visits: Visit[]): (string | number)[] {
  const of = (name: "fcpMs" | "lcpMs") => Math.round(median(visits.map((visit) => visit[name])));
  const shift = Math.max(...visits.map((visit) => visit.shift));
  const inOwnFonts = visits.filter(({ hasOwnFonts }) => hasOwnFonts).length;
  return [of("fcpMs"), of("lcpMs"), shift.toFixed(3), `${inOwnFonts} of ${visits.length}`];
}

async function firstVisit(browser: Browser, url: string, network: Network): Promise<Visit> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const protocol = await context.newCDPSession(page);
    const bytesPerSecond = (network.mbits * 1e6) / 8;
    await protocol.send("Network.enable");
    await protocol.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: network.latencyMs,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    });
    await page.goto(url, { waitUntil: "networkidle" });
    const times = await page.evaluate(readTimes);
    return { ...times, hasOwnFonts: await hasOwnFonts(protocol) };
  } finally {
    await context.close();
  }
}

/** Runs in the page. */
function readTimes(): Promise<Omit<Visit, "hasOwnFonts">> {
  return new Promise((resolve) => {
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
    setTimeout(() => resolve(times), 100);
  });
}

/** By the fonts that Chromium painted with: a font may be loaded and not shown. */
async function hasOwnFonts(protocol: CDPSession): Promise<boolean> {
  await protocol.send("DOM.enable");
  await protocol.send("CSS.enable");
  const { root } = await protocol.send("DOM.getDocument");
  for (const selector of textSelectors) {
    const { nodeId } = await protocol.send("DOM.querySelector", { nodeId: root.nodeId, selector });
    if (nodeId === 0) continue;
    const { fonts } = await protocol.send("CSS.getPlatformFontsForNode", { nodeId });
    if (!fonts.some(({ isCustomFont }) => isCustomFont)) return false;
  }
  return true;
}
