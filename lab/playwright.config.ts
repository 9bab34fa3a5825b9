import { defineConfig } from "@playwright/test";
import website from "../playwright.config.ts";

/** The browser tests over the second clinic, built first: `npm test -w lab`. */
export default defineConfig({
  ...website,
  testDir: ".",
  outputDir: "../test/output/lab",
  globalSetup: "./second-clinic/build.ts",
  reporter: [["list"], ["json", { outputFile: "../test/output/reports/browser-lab.json" }]],
});
