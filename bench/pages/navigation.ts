import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { launchChromium } from "../../test/servers/chromium.ts";
import { type Display, startDisplay } from "../../test/servers/display.ts";
import { listenOnLoopback } from "../../test/servers/loopback.ts";
import { end, needProgram, start, temporaryFolder, wait } from "../../test/servers/process.ts";
import { startSite } from "../../test/servers/site.ts";
import { median, table } from "../table.ts";

const DIST = join(process.cwd(), "dist");
/** The shell without windows takes no pointer of the X server. */
const CHROMIUM = "/usr/bin/chromium";
const viewport = { width: 1280, height: 900 };
const ROUNDS = 3;
/** How long a visitor's pointer rests on a link before the press. */
const HOVER_MS = 600;
const LOAD_MS = 2500;
const journey = ["/gallery", "/contact", "/about"];

type Arrival = { path: string; waitMs: number; isPrerendered: boolean };

/**
 * From the press on a link to the next page's first paint, in a browser in a window, its pointer
 * moved by the X server: under a debugger Chromium renders no page ahead.
 */
export async function run(): Promise<string> {
  needProgram(() => existsSync("/usr/bin/xdotool"), "xdotool");
  needProgram(() => existsSync(CHROMIUM), "chromium");
  const site = await startSite({ dist: DIST });
  const places = await findLinks(site.url);
  const arrivals: Arrival[] = [];
  const proxy = await startReportingProxy(site.url, (arrival) => arrivals.push(arrival));
  const display = await startDisplay(viewport.width, viewport.height);
  const browser = start(
    [
      CHROMIUM,
      "--no-sandbox",
      "--no-first-run",
      "--kiosk",
      `--user-data-dir=${temporaryFolder("profile")}`,
      `${proxy.url}/about`,
    ],
    { env: { ...process.env, DISPLAY: display.name }, readyWords: "never said" },
  ).catch(() => {});
  await wait(2 * LOAD_MS);
  for (let round = 0; round < ROUNDS; round++) {
    for (const path of journey) {
      const place = places.get(path);
      if (!place) throw new Error(`No header has a link to ${path}`);
      point(display, "mousemove", place.x, place.y);
      await wait(HOVER_MS);
      point(display, "click", 1);
      await wait(LOAD_MS);
    }
  }
  point(display, "key", "alt+F4");
  await end(display.process, "SIGTERM");
  await browser;
  proxy.server.close();
  await site.stop();
  return report(arrivals);
}

function report(arrivals: Arrival[]): string {
  const rows = journey.map((path) => {
    const here = arrivals.filter((arrival) => arrival.path === path);
    const waits = here.map(({ waitMs }) => waitMs);
    const ahead = here.filter(({ isPrerendered }) => isPrerendered).length;
    return [
      path,
      `${ahead} of ${here.length}`,
      Math.round(median(waits)),
      Math.round(Math.max(...waits)),
    ];
  });
  const heads = ["to", "rendered ahead", "press to first paint ms, median", "worst"];
  return `Real pointer, ${HOVER_MS} ms on the link before the press, ${ROUNDS} rounds.\n\n${table(heads, rows)}`;
}

function point({ name }: Display, ...command: (string | number)[]): void {
  execFileSync("xdotool", command.map(String), { env: { ...process.env, DISPLAY: name } });
}

/** The middle of each link, in the header of the page from which it is followed. */
async function findLinks(origin: string): Promise<Map<string, { x: number; y: number }>> {
  const browser = await launchChromium();
  const page = await browser.newPage({ viewport });
  const places = new Map();
  for (const [index, path] of journey.entries()) {
    await page.goto(origin + journey.at(index - 1));
    const box = await page.locator(`header a.nav-link[href="${path}"]`).first().boundingBox();
    if (box)
      places.set(path, {
        x: Math.round(box.x + box.width / 2),
        y: Math.round(box.y + box.height / 2),
      });
  }
  await browser.close();
  return places;
}

/** The site with one more script in every page, which tells when it was reached and painted. */
async function startReportingProxy(
  origin: string,
  onArrival: (arrival: Arrival) => void,
): Promise<{ url: string; server: Server }> {
  const server = createServer(async (request, response) => {
    if (request.url === "/arrival") {
      onArrival(JSON.parse(await text(request)));
      return void response.writeHead(204).end();
    }
    const answer = await fetch(origin + request.url);
    const type = answer.headers.get("content-type") ?? "";
    const caching = answer.headers.get("cache-control") ?? "";
    response.writeHead(answer.status, { "content-type": type, "cache-control": caching });
    if (!type.startsWith("text/html")) return void response.end(await answer.bytes());
    const html = await answer.text();
    response.end(html.replace("<head>", `<head><script>(${tellArrival})()</script>`));
  });
  return { url: await listenOnLoopback(server), server };
}

/** Runs in the page. Wall-clock times, because the press happened in another document. */
function tellArrival(): void {
  const { timeOrigin } = performance;
  addEventListener(
    "click",
    ({ timeStamp }) => localStorage.setItem("pressed", `${timeOrigin + timeStamp}`),
    true,
  );
  const tell = () => {
    const [navigation] = performance.getEntriesByType("navigation");
    const { activationStart = 0 } = navigation as PerformanceEntry & { activationStart?: number };
    const painted = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
    const pressed = Number(localStorage.getItem("pressed"));
    if (!pressed) return;
    const waitMs = timeOrigin + Math.max(painted, activationStart) - pressed;
    const arrival = { path: location.pathname, waitMs, isPrerendered: activationStart > 0 };
    navigator.sendBeacon("/arrival", JSON.stringify(arrival));
  };
  const settle = () => setTimeout(tell, 1000);
  if ((document as Document & { prerendering?: boolean }).prerendering)
    document.addEventListener("prerenderingchange", settle, { once: true });
  else addEventListener("load", settle, { once: true });
}
