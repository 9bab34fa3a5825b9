import { defineConfig } from "@playwright/test";
import { chromiumOptions } from "./test/support/chromium.ts";
import { claimTemporaryFolder } from "./test/support/temporary.ts";

claimTemporaryFolder();

/** Without routes for third parties: those take the cache from every page, and a third of its speed. */
const NOBODY_ELSE = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1";

/** Chromium keeps a renderer ready for the next page of a context, which has one page here: a twentieth of what the tests cost. */
const NONE_TO_SPARE = "--renderer-process-limit=1";

/** `*.spec.ts` is what only a browser can show. Each worker has a browser and a server of its own. */
export default defineConfig({
  testDir: "test",
  testMatch: "**/*.spec.ts",
  globalSetup: "./test/browser/setup.ts",
  outputDir: "test/output/browser",
  fullyParallel: true,
  // A third would end them a twelfth sooner, for a tenth more of the processor; one file ends sooner with two.
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"], ["json", { outputFile: "test/output/reports/browser.json" }]],
  // A trace costs as much as the test: what fails runs again with one. What then passes is named above the counts.
  retries: 1,
  use: {
    contextOptions: { reducedMotion: "reduce" },
    // Far from the clinic: what is open or over goes by the clinic's hours.
    locale: "en-CA",
    timezoneId: "Pacific/Auckland",
    trace: "on-first-retry",
    screenshot: "only-on-failure",
  },
  projects: [
    { name: "chromium", use: { launchOptions: chromiumOptions([NOBODY_ELSE, NONE_TO_SPARE]) } },
  ],
});
