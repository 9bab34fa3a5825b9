import { defineConfig } from "@playwright/test";
import { claimTemporaryFolder } from "../../test/support/temporary.ts";

claimTemporaryFolder();

/** `npm run engines`: old Chromium, Firefox and WebKit, each in a separate worker. */
export default defineConfig({
  testDir: ".",
  globalSetup: "./setup.ts",
  outputDir: "../../test/output/engines",
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [["list"], ["json", { outputFile: "../../test/output/reports/engines.json" }]],
  projects: ["Chromium 103", "Chromium 113", "Firefox", "WebKit"].map((name) => ({ name })),
});
