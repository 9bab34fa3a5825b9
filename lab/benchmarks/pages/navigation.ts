import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { listenOnLoopback } from "../../../test/support/loopback.ts";
import { end, needProgram, start, temporaryFolder, wait } from "../../../test/support/process.ts";
import { startSite } from "../../../test/support/site.ts";
import { type Display, startDisplay } from "../../support/display.ts";
import { median, table } from "../table.ts";

const DIST = join(process.cwd(), "dist");
/** Headless Chromium ignores the pointer of the X server. */
const CHROMIUM = "/usr/bin/chromium";
const viewport = { width: 1280, height: 900 };
const ROUNDS = 3;
/** The time between hovering a link and pressing it. */
const HOVER_MS = 600;
const LOAD_MS = 2500;
const journey = ["/gallery", "/contact", "/about"];

type Place = { x: number; y: number };
/** `places` are the centres of the header's links, by address. */
type Arrival = {
  path: string;
  waitMs: number;
  isPrerendered: boolean;
  places: Record<string, Place>;
};

/**
 * Measures the time from the press on a link to the first paint of the next page. The browser has a
 * window and its pointer is moved by the X server, because Chromium does not prerender under a debugger.
 */
export async function run(): Promise<string> {
  needProgram(() => existsSync("/usr/bin/xdotool"), "xdotool");
  needProgram(() => existsSync(CHROMIUM), "chromium");
  const site = await startSite({ dist: DIST });
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
      const place = arrivals.at(-1)?.places[path];
      if (!place) throw new Error(`No page with a link to ${path} was reached`);
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
  // The first page was opened directly, without a press.
  return report(arrivals.slice(1));
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

/** Copies the site with a script in every page that reports when the page started and painted. */
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

/** Runs in the page. Uses wall-clock times, because the press happened in another document. */
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
    const pressed = Number(localStorage.getItem("pressed") ?? timeOrigin);
    const waitMs = timeOrigin + Math.max(painted, activationStart) - pressed;
    const places = Array.from(
      document.querySelectorAll<HTMLAnchorElement>("header a.nav-link"),
      (link) => {
        const { x, y, width, height } = link.getBoundingClientRect();
        return [
          link.pathname,
          { x: Math.round(x + width / 2), y: Math.round(y + height / 2) },
        ] as const;
      },
    );
    const arrival = {
      path: location.pathname,
      waitMs,
      isPrerendered: activationStart > 0,
      places: Object.fromEntries(places),
    };
    navigator.sendBeacon("/arrival", JSON.stringify(arrival));
  };
  const settle = () => setTimeout(tell, 1000);
  if ((document as Document & { prerendering?: boolean }).prerendering)
    document.addEventListener("prerenderingchange", settle, { once: true });
  else addEventListener("load", settle, { once: true });
}
