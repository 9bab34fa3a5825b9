import type { Browser, Locator, Page, Request, Response } from "playwright-core";
import { launchChromium } from "../support/chromium.ts";
import { type Clinic, makeClinic, startDesk } from "./clinic.ts";

const SLOW_MACHINE_MS = 60_000;

export type Harness = {
  clinic: Clinic;
  /** The editor's address, and the site's beside it. */
  desk: string;
  siteAddress: string;
  browser: Browser;
  editor: Page;
  site: Page;
  end: () => Promise<void>;
};

/** A clinic of its own, its desk and its site, each in a window. */
export async function openHarness(): Promise<Harness> {
  const clinic = makeClinic();
  const running = await startDesk(clinic);
  const browser = await launchChromium();
  const site = await browser.newPage();
  site.setDefaultTimeout(SLOW_MACHINE_MS);
  return {
    clinic,
    desk: running.desk,
    siteAddress: running.site,
    browser,
    editor: await openEditor(browser),
    site,
    end: async () => {
      await browser.close();
      await running.end();
    },
  };
}

/** Tall, because fields come as they are scrolled to. A context of its own is another person; words kept from before are let go. */
export async function openEditor(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 6000 } });
  const page = await context.newPage();
  page.setDefaultTimeout(SLOW_MACHINE_MS);
  await page.addLocatorHandler(page.getByRole("button", { name: "Discard" }), (discard) =>
    discard.click(),
  );
  return page;
}

type Seen = { what: string; steps: Record<string, number>; removed: number; added: number };
const seen: Seen[] = [];

/** Does something and waits until the site shows it; how long each step took is printed with the results. */
export async function untilSeen(
  { clinic, editor, site }: Harness,
  what: string,
  { act, sign }: { act: () => Promise<void>; sign: Locator },
): Promise<void> {
  const watch = stopwatch();
  const isSave = (url: string, method: string) => method === "POST" && url.endsWith("/contents");
  const sent = (request: Request) => {
    if (isSave(request.url(), request.method())) watch.step("editor");
  };
  const saved = (response: Response) => {
    if (isSave(response.url(), response.request().method())) watch.step("check and write");
  };
  const asked = (request: Request) => {
    if (request.isNavigationRequest()) watch.step("notice");
  };
  editor.on("request", sent).on("response", saved);
  site.on("request", asked);
  await act();
  await sign.waitFor({ state: "attached", timeout: SLOW_MACHINE_MS });
  watch.step("page");
  editor.off("request", sent).off("response", saved);
  site.off("request", asked);
  const { removed, added } = clinic.diff();
  seen.push({ what, steps: watch.steps, removed: removed.length, added: added.length });
}

/** Milliseconds from step to step. */
function stopwatch() {
  const steps: Record<string, number> = {};
  let before = performance.now();
  return {
    steps,
    step: (name: string) => {
      const now = performance.now();
      steps[name] = Math.round((steps[name] ?? 0) + now - before);
      before = now;
    },
  };
}

export function printSeen(): void {
  const rows = seen.map(({ what, steps, removed, added }) => {
    const total = Object.values(steps).reduce((sum, ms) => sum + ms, 0);
    return { what, ...steps, total, removed, added };
  });
  console.table(rows);
}
