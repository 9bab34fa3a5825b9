import type { Browser, FrameLocator, Locator, Page } from "playwright-core";
import { launchChromium } from "../../test/support/chromium.ts";
import { type Clinic, makeClinic, startDesk } from "./clinic.ts";

const SLOW_MACHINE_MS = 200_000;

export type Harness = {
  clinic: Clinic;
  /** The address of the draft; the desk stands below it, at /desk. */
  address: string;
  browser: Browser;
};

let opened: Promise<Harness> | undefined;

/**
 * A clinic, its desk and a browser. All files of a worker share them, because a start takes as long as
 * ten tests. They end with the worker.
 */
export function openHarness(): Promise<Harness> {
  opened ??= startHarness();
  return opened;
}

async function startHarness(): Promise<Harness> {
  const clinic = makeClinic();
  const [{ address }, browser] = await Promise.all([startDesk(clinic), launchChromium()]);
  return { clinic, address, browser };
}

export type Editor = {
  page: Page;
  /** The page in the frame. */
  site: FrameLocator;
  /** The open field's form. */
  form: Locator;
  /** Opens the desk around a page of the site. */
  open: (path: string) => Promise<void>;
  /** Opens one of the fields that are changed most. */
  openFrom: (label: string) => Promise<void>;
  save: () => Promise<void>;
};

export type Width = "wide" | "narrow";

const sizes = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } };

/** A person before the desk: words they have typed and not saved are theirs alone. */
export async function openEditor(
  { browser, address }: Harness,
  width: Width = "wide",
): Promise<Editor> {
  const context = await browser.newContext({ viewport: sizes[width] });
  const page = await context.newPage();
  page.setDefaultTimeout(SLOW_MACHINE_MS);
  const site = page.frameLocator("iframe");
  const form = page.getByRole("form");
  return {
    page,
    site,
    form,
    async open(path) {
      await page.goto("about:blank");
      await page.goto(`${address}/desk#${path}`);
      await site.locator("[data-desk][tabindex]").first().waitFor({ state: "attached" });
    },
    async openFrom(label) {
      await page.getByRole("button", { name: "Everything" }).click();
      const most = page.getByRole("region", { name: "Changed most" });
      await most.getByRole("button", { name: label, exact: true }).click();
    },
    async save() {
      await form.getByRole("button", { name: "Save", exact: true }).click();
      await form
        .getByRole("status")
        .getByText("Saved. Visitors see it once you publish.")
        .waitFor();
    },
  };
}
