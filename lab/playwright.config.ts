import { defineConfig } from "@playwright/test";
import website from "../playwright.config.ts";

/** The browser tests over a site with long words, which is built first: `npm test -w lab`. */
export default defineConfig({
  ...website,
  testDir: "./long-words",
  outputDir: "../test/output/lab",
  globalSetup: "./long-words/build.ts",
  reporter: [["list"], ["json", { outputFile: "../test/output/reports/browser-lab.json" }]],
});
