import { defineConfig } from "vitest/config";
import { aliases } from "../site/build/aliases.ts";
import { claimTemporaryFolder } from "../test/support/temporary.ts";

claimTemporaryFolder();

/** React renders a page in a fourth of the time where it checks nothing for its developer. */
const asDeployed = { resolve: { alias: aliases }, oxc: { jsx: { development: false } } };

/** Each file has a desk of its own; they mostly wait for it. */
const inBrowser = {
  globalSetup: "desk/test/chromium-first.ts",
  testTimeout: 240_000,
  hookTimeout: 240_000,
  // A busy machine may need longer than the default of one second.
  expect: { poll: { timeout: 60_000 } },
};
const DAILY = "desk/test/editing.test.ts";

/** Run from the website's folder: `npm test -w desk`. "desk-unit" is quick, "desk-daily" is what an owner does most days in a browser, "desk" is all else. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    reporters: ["default", ["json", { outputFile: "test/output/reports/desk.json" }]],
    projects: [
      {
        ...asDeployed,
        test: {
          name: "desk-unit",
          env: { NODE_ENV: "production" },
          include: ["desk/**/*.test.{ts,tsx}"],
          exclude: ["**/node_modules/**", "desk/test/**"],
          isolate: false,
          testTimeout: 20_000,
        },
      },
      {
        ...asDeployed,
        test: {
          ...inBrowser,
          name: "desk-daily",
          include: [DAILY],
        },
      },
      {
        ...asDeployed,
        test: {
          ...inBrowser,
          name: "desk",
          include: ["desk/test/**/*.test.ts"],
          exclude: ["**/node_modules/**", DAILY],
        },
      },
    ],
  },
});
