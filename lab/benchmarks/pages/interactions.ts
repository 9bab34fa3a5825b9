import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { launchChromium } from "../../../test/support/chromium.ts";
import { type Site, startSite } from "../../../test/support/site.ts";
import { median, table } from "../table.ts";

const DIST = join(process.cwd(), "dist");
const CPU_SLOWDOWN = 4;
const ROUNDS = 3;
const phone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };
const desk = { viewport: { width: 1280, height: 900 } };

type Control = {
  name: string;
  path: string;
  on: "phone" | "desk";
  use: (page: Page) => Promise<unknown>;
};

/** Scrolls `near` into view first, which starts components that hide their controls until then. */
const tap =
  (selector: string, near = selector) =>
  async (page: Page) => {
    await page.locator(near).locator("visible=true").first().scrollIntoViewIfNeeded();
    await page.locator(selector).locator("visible=true").first().click();
  };

/** Each kind of control once. Selectors are those of the site's styles and scripts. */
const controls: Control[] = [
  { name: "mobile menu", path: "/", on: "phone", use: tap(".menu-button") },
  { name: "header panel", path: "/", on: "desk", use: tap("header summary") },
  { name: "announcement pause", path: "/", on: "phone", use: tap(".announcement-pause") },
  {
    name: "question",
    path: "/laser-hair-removal-near-me-woodbridge",
    on: "phone",
    use: tap(".disclosure summary"),
  },
  {
    name: "testimonials dot",
    path: "/",
    on: "phone",
    use: tap(".carousel-dots button:nth-child(3)", ".testimonials"),
  },
  {
    name: "areas arrow",
    path: "/dermal-filler-near-me-woodbridge",
    on: "phone",
    use: tap(".areas .round-button:last-of-type", ".areas"),
  },
  {
    name: "gallery filter",
    path: "/gallery",
    on: "phone",
    use: tap(".filter button:nth-child(2)"),
  },
  {
    name: "form field",
    path: "/contact",
    on: "phone",
    use: (page) => page.locator("input[name=firstName]").pressSequentially("Anna"),
  },
  {
    name: "service choice",
    path: "/contact",
    on: "phone",
    use: (page) => page.locator("select[name=service]").press("ArrowDown"),
  },
];

/** Measures the INP of each kind of control with four times CPU throttling. */
export async function run(): Promise<string> {
  const site = await startSite({ dist: DIST });
  const browser = await launchChromium();
  const rows: (string | number)[][] = [];
  for (const control of controls) {
    const waits: number[] = [];
    for (let round = 0; round < ROUNDS; round++) waits.push(await measure(browser, site, control));
    rows.push([control.name, control.path, Math.round(median(waits)), Math.max(...waits)]);
    console.log(rows.at(-1)?.join("  "));
  }
  await browser.close();
  await site.stop();
  const heads = ["control", "page", "INP ms, median", "worst"];
  return `${CPU_SLOWDOWN} × slower processor, ${ROUNDS} rounds.\n\n${table(heads, rows)}`;
}

async function measure(browser: Browser, site: Site, control: Control): Promise<number> {
  const context = await browser.newContext(control.on === "phone" ? phone : desk);
  try {
    const page = await context.newPage();
    await page.goto(site.url + control.path, { waitUntil: "networkidle" });
    const protocol = await context.newCDPSession(page);
    await protocol.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
    await page.evaluate(watchInteractions);
    await control.use(page);
    await page.waitForTimeout(500);
    return await page.evaluate(() => (window as unknown as { longest: number }).longest);
  } finally {
    await context.close();
  }
}

/** Runs in the page: records the longest delay from an input to the next paint. The browser does not report less than 16 ms. */
function watchInteractions(): void {
  const holder = window as unknown as { longest: number };
  holder.longest = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ((entry as PerformanceEntry & { interactionId: number }).interactionId > 0) {
        holder.longest = Math.max(holder.longest, entry.duration);
      }
    }
  }).observe({ type: "event", buffered: false, durationThreshold: 16 } as PerformanceObserverInit);
}
