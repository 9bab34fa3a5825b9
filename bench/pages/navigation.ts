import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { launchChromium, needChromium } from "../../test/servers/chromium.ts";
import { end, needProgram, start, temporaryFolder, wait } from "../../test/servers/process.ts";
import { startSite } from "../../test/servers/site.ts";
import { median, table } from "../table.ts";

const DIST = join(process.cwd(), "dist");
const DISPLAY = ":97";
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
  needProgram(() => existsSync("/usr/bin/Xvfb"), "xvfb");
  const site = await startSite({ dist: DIST });
  const places = await findLinks(site.url);
  const arrivals: Arrival[] = [];
  const proxy = await startReportingProxy(site.url, (arrival) => arrivals.push(arrival));
  const size = `${viewport.width}x${viewport.height}x24`;
  const screen = await start(["Xvfb", DISPLAY, "-displayfd", "1", "-screen", "0", size], {
    readyWords: DISPLAY.slice(1),
  });
  const browser = start(
    [
      needChromium(),
      "--no-sandbox",
      "--no-first-run",
      "--kiosk",
      `--user-data-dir=${temporaryFolder("profile")}`,
      `${proxy.url}/about`,
    ],
    { env: { ...process.env, DISPLAY }, readyWords: "never said" },
  ).catch(() => {});
  await wait(2 * LOAD_MS);
  for (let round = 0; round < ROUNDS; round++) {
    for (const path of journey) {
      const { x = 0, y = 0 } = places.get(path) ?? {};
      point("mousemove", x, y);
      await wait(HOVER_MS);
      point("click", 1);
      await wait(LOAD_MS);
    }
  }
  point("key", "alt+F4");
  await end(screen.process, "SIGTERM");
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

function point(...command: (string | number)[]): void {
  execFileSync("xdotool", command.map(String), { env: { ...process.env, DISPLAY } });
}

/** The middle of each link of the header. */
async function findLinks(origin: string): Promise<Map<string, { x: number; y: number }>> {
  const browser = await launchChromium();
  const page = await browser.newPage({ viewport });
  await page.goto(`${origin}/about`);
  const places = new Map();
  for (const path of journey) {
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
      onArrival(JSON.parse(await textOf(request)));
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
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += chunk;
  return text;
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
