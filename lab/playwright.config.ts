import { defineConfig } from "@playwright/test";
import website from "../playwright.config.ts";

/** `npm test -w lab`: builds a site with long texts, and runs browser tests over it. */
export default defineConfig({
  ...website,
  testDir: "./long-words",
  outputDir: "../test/output/lab",
  globalSetup: "./long-words/build.ts",
  reporter: [["list"], ["json", { outputFile: "../test/output/reports/browser-lab.json" }]],
});
