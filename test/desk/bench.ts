import type { Browser, Locator, Page } from "playwright-core";
import { launchChromium } from "../servers/chromium.ts";
import { type Clinic, makeClinic, startDesk } from "./clinic.ts";

const SLOW_MACHINE_MS = 120_000;

export type Bench = {
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
export async function openBench(): Promise<Bench> {
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

const seen: { what: string; ms: number; removed: number; added: number }[] = [];

/** Does something and waits until the site shows it; how long that took is printed with the results. */
export async function untilSeen(
  { clinic }: Bench,
  what: string,
  { act, sign }: { act: () => Promise<void>; sign: Locator },
): Promise<void> {
  const startedAt = performance.now();
  await act();
  await sign.waitFor({ state: "attached", timeout: SLOW_MACHINE_MS });
  const ms = Math.round(performance.now() - startedAt);
  const { removed, added } = clinic.diff();
  seen.push({ what, ms, removed: removed.length, added: added.length });
}

export function printSeen(): void {
  console.table(seen);
}
