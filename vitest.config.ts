import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { SPECIFIED } from "./site/content/checking/specified.ts";
import { contentFolder } from "./site/content/folder.ts";
import { aliases } from "./site/render/stylesheets.ts";
import { claimTemporaryFolder } from "./test/support/temporary.ts";

claimTemporaryFolder();

/** More workers than cores, because half of the tests wait for child processes. */
const maxWorkers = Math.max(4, availableParallelism());
/** Only a test that hangs takes longer, on the slowest machine. */
const TIMEOUT_MS = 300_000;
const notUnit = ["**/node_modules/**", "dist/**", "{desk,lab,test}/**"];
/** Tests that start child processes, databases or servers. */
const systemTests = [
  ...["server/commands/*.test.ts", "deploy/**/*.test.ts", "server/*.test.ts"],
  "server/**/*.system.test.ts",
];
/** React's production mode renders a page four times as fast as its development mode. */
const asDeployed = {
  resolve: { alias: aliases },
  oxc: { jsx: { development: false } },
};
const env = { NODE_ENV: "production" };

const RESTORE = "test/support/restore.ts";
const LONG = "**/*.long.test.ts";
/** Tests of the specified words, addresses and sections. Another clinic has its own. */
const ofTheSpecified = existsSync(`${contentFolder}/${SPECIFIED}`)
  ? []
  : ["test/specification*.test.ts", "test/site/regulator.test.ts"];
/** Tests of the built site that live in a room of README's table. */
const BUILT = "**/*.built.test.ts";

/** "unit" and "system" tests are next to their source. "built" tests send requests to the built site, without a browser. */
export default defineConfig({
  test: {
    // A cached module keeps the real path behind `dist`, and would read the build before the last one. It saves no time.
    fsModuleCache: false,
    reporters: ["default", "json"],
    // Not an option of the reporter, which `--outputFile.json` of `npm run test:long` would not replace.
    outputFile: { json: "test/output/reports/vitest.json" },
    projects: [
      {
        ...asDeployed,
        test: {
          name: "unit",
          env,
          globalSetup: "test/support/check-content.ts",
          setupFiles: RESTORE,
          include: ["**/*.test.{ts,tsx}"],
          exclude: [...notUnit, ...systemTests, LONG, BUILT],
          // Halves the processor time. Safe, because a test file that changes a shared module, as low-disk.test.ts does, restores it in the same task or test, and globals are restored.
          isolate: false,
          unstubGlobals: true,
          maxWorkers,
          testTimeout: TIMEOUT_MS,
        },
      },
      {
        ...asDeployed,
        test: {
          name: "system",
          env,
          setupFiles: RESTORE,
          include: systemTests,
          exclude: [...notUnit, LONG, BUILT],
          isolate: false,
          unstubGlobals: true,
          maxWorkers,
          testTimeout: TIMEOUT_MS,
          hookTimeout: TIMEOUT_MS,
        },
      },
      {
        ...asDeployed,
        test: {
          name: "built",
          env,
          css: { include: /print\.css/ },
          include: ["test/**/*.test.ts", BUILT],
          exclude: ["**/node_modules/**", "test/durability/**", LONG, ...ofTheSpecified],
          globalSetup: "test/site/global-setup.ts",
          isolate: false,
          maxWorkers,
          testTimeout: TIMEOUT_MS,
          hookTimeout: TIMEOUT_MS,
        },
      },
      {
        // `npm run test:durability`: no acknowledged request is lost, tested over HTTP and SMTP.
        test: {
          name: "durability",
          include: ["test/durability/*.test.ts"],
          exclude: [LONG],
          maxWorkers,
          testTimeout: TIMEOUT_MS,
        },
      },
      {
        // What takes long and rarely fails: `npm run test:long`.
        test: {
          name: "long",
          // A group of its own, because Vitest requires one worker count per group.
          sequence: { groupOrder: 1 },
          include: [LONG],
          exclude: ["**/node_modules/**", "dist/**", "desk/**"],
          maxWorkers: 3,
          testTimeout: TIMEOUT_MS,
        },
      },
    ],
  },
});
