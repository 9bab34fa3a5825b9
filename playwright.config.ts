import { defineConfig } from "@playwright/test";
import { chromiumOptions } from "./test/support/chromium.ts";
import { claimTemporaryFolder } from "./test/support/temporary.ts";

claimTemporaryFolder();

/** Blocks third-party hosts. Playwright routes would do so too, but they disable the HTTP cache and slow pages by a third. */
const NO_THIRD_PARTIES = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1";

/** Prevents the spare renderer process, which a context with one page never uses. It cost 5 % of the tests' processor time. */
const NO_SPARE_RENDERER = "--renderer-process-limit=1";

const launchOptions = chromiumOptions([NO_THIRD_PARTIES, NO_SPARE_RENDERER]);
/** What takes long and rarely fails: `npm run test:long`. */
const LONG = /\.long\.spec\.ts|@long/;

/** Runs `*.spec.ts`, the tests that need a browser. Each worker starts its own browser and server. */
export default defineConfig({
  testDir: "test",
  testMatch: "**/*.spec.ts",
  globalSetup: "./test/browser/setup.ts",
  outputDir: "test/output/browser",
  fullyParallel: true,
  // Measured on two cores: a third worker saved 8 % of the time but cost 10 % more processor time.
  workers: 2,
  // Only what hangs takes longer, on the slowest machine.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"], ["json", { outputFile: "test/output/reports/browser.json" }]],
  // A second attempt would hide a flake.
  retries: 0,
  use: {
    contextOptions: { reducedMotion: "reduce" },
    // A time zone far from the clinic's, because opening hours must not depend on the visitor's time zone.
    locale: "en-CA",
    timezoneId: "Pacific/Auckland",
    // No trace, which would add a quarter to each test's duration: `--trace on` records one.
    screenshot: "only-on-failure",
  },
  projects: [
    { name: "chromium", grepInvert: LONG, use: { launchOptions } },
    { name: "long", grep: LONG, use: { launchOptions } },
  ],
});
