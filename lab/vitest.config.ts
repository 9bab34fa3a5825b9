import { defineConfig } from "vitest/config";
import { aliases } from "../site/build/aliases.ts";
import { claimTemporaryFolder } from "../test/support/temporary.ts";

claimTemporaryFolder();

/** Run from the website's folder: `npm test -w lab`. */
export default defineConfig({
  resolve: { alias: aliases },
  oxc: { jsx: { development: false } },
  test: {
    name: "lab",
    reporters: ["default", ["json", { outputFile: "test/output/reports/lab.json" }]],
    env: { NODE_ENV: "production" },
    include: ["lab/**/*.test.{ts,tsx}"],
    exclude: ["**/node_modules/**"],
    testTimeout: 45_000,
  },
});
