import { defineConfig } from "vitest/config";
import { aliases } from "../site/render/stylesheets.ts";
import { claimTemporaryFolder } from "../test/support/temporary.ts";

claimTemporaryFolder();

/** React's production mode renders a page four times as fast as its development mode. */
const asDeployed = { resolve: { alias: aliases }, oxc: { jsx: { development: false } } };

const DAILY = "desk/test/editing.test.ts";

/**
 * Run from the website's folder: `npm test -w desk`. With `--mode daily` only what an owner does most days
 * runs in a browser.
 */
export default defineConfig(({ mode }) => ({
  test: {
    fsModuleCache: false,
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
          testTimeout: 600_000,
        },
      },
      {
        ...asDeployed,
        test: {
          name: "desk",
          include: mode === "daily" ? [DAILY] : ["desk/test/**/*.test.ts"],
          globalSetup: "desk/test/chromium-first.ts",
          // The files of a worker share a desk: see harness.ts.
          isolate: false,
          testTimeout: 600_000,
          hookTimeout: 600_000,
          // A busy machine may need longer than the default of one second.
          expect: { poll: { timeout: 200_000 } },
        },
      },
    ],
  },
}));
