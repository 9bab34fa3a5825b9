import { resolve } from "node:path";
import { test as base, expect } from "@playwright/test";
import { MissingPrerequisite } from "../../test/support/process.ts";
import { type Site, startSite } from "../../test/support/site.ts";
import type { Driver } from "./driver.ts";
import { startFirefox } from "./firefox.ts";
import { startOldChromium } from "./old-chromium.ts";
import { startWebKit } from "./webkit.ts";

const engines: Record<string, () => Promise<Driver>> = {
  "Chromium 103": () => startOldChromium("chromium-103"),
  "Chromium 113": () => startOldChromium("chromium-113"),
  Firefox: startFirefox,
  WebKit: startWebKit,
};

type OfAWorker = { site: Site; engine: Driver | MissingPrerequisite };

/** One site and one browser per worker, with the promotion closed. A test fails if the browser reported an error. */
export const test = base.extend<{ driver: Driver }, OfAWorker>({
  site: [
    // Playwright reads a fixture's dependencies from its first parameter.
    // biome-ignore lint/correctness/noEmptyPattern: it has no dependencies
    async ({}, use) => {
      const site = await startSite({ dist: resolve("dist") });
      await use(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
  engine: [
    async ({ site }, use, { project }) => {
      const engine = await engines[project.name]?.().catch((problem) => problem);
      if (!(engine instanceof MissingPrerequisite)) {
        if (engine instanceof Error) throw engine;
        await engine.go(`${site.url}/privacy`);
        await engine.evaluate("sessionStorage.setItem('promotion-dismissed', '')");
      }
      await use(engine);
      if (!(engine instanceof Error)) await engine.close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  async driver({ engine }, use, { annotations }) {
    if (engine instanceof MissingPrerequisite) return base.skip(true, engine.message);
    annotations.push({ type: "engine", description: engine.name });
    await use(engine);
    expect(await engine.errors(), "errors").toEqual([]);
  },
});
