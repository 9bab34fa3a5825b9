import type { Browser, Locator, Page } from "playwright-core";
import { launchChromium } from "../support/chromium.ts";
import { type Clinic, makeClinic, startDesk } from "./clinic.ts";
import { pressSave } from "./editor.ts";

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

/** Saves and waits until the site shows it. */
export async function saveAndSee(editor: Page, sign: Locator): Promise<void> {
  await pressSave(editor);
  await sign.waitFor({ state: "attached" });
}
