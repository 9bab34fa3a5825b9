import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { aliases } from "./site/build/aliases.ts";
import { claimTemporaryFolder } from "./test/support/temporary.ts";

claimTemporaryFolder();

/** Half of the tests wait for programs, and leave the processor to another. */
const maxWorkers = Math.max(4, availableParallelism());
const elsewhere = ["**/node_modules/**", "dist/**", "{desk,lab,test}/**"];
/** They start programs, databases and servers, or wait for them. */
const ofSystems = ["server/commands/*.test.ts", "deploy/*.test.ts", "server/*.test.ts"];
/** React renders a page in a fourth of the time where it checks nothing for its developer. */
const asDeployed = {
  resolve: { alias: aliases },
  oxc: { jsx: { development: false } },
};
const env = { NODE_ENV: "production" };

/** "unit" and "system" stand beside their source; "built" asks the built site's server, without a browser. */
export default defineConfig({
  test: {
    reporters: ["default", ["json", { outputFile: "test/output/reports/vitest.json" }]],
    projects: [
      {
        ...asDeployed,
        test: {
          name: "unit",
          env,
          globalSetup: "test/support/check-content.ts",
          include: ["**/*.test.{ts,tsx}"],
          exclude: [...elsewhere, ...ofSystems],
          // Half the processor time. No file changes what its neighbours import, and globals come back.
          isolate: false,
          unstubGlobals: true,
          maxWorkers,
          // A busy machine takes its time.
          testTimeout: 20_000,
        },
      },
      {
        ...asDeployed,
        test: {
          name: "system",
          env,
          include: ofSystems,
          exclude: elsewhere,
          isolate: false,
          unstubGlobals: true,
          maxWorkers,
          testTimeout: 20_000,
        },
      },
      {
        ...asDeployed,
        test: {
          name: "built",
          env,
          css: { include: /print\.css/ },
          include: ["test/**/*.test.ts"],
          exclude: ["**/node_modules/**", "test/durability/**"],
          globalSetup: "test/site/one-server.ts",
          isolate: false,
          maxWorkers,
          testTimeout: 45_000,
        },
      },
      {
        // The promise of the form, over HTTP and SMTP: `npm run test:durability`.
        test: {
          name: "durability",
          // After all others, which have more workers.
          sequence: { groupOrder: 1 },
          include: ["test/durability/*.test.ts"],
          // Most of them wait, and leave the processor to another.
          maxWorkers: 3,
          testTimeout: 120_000,
        },
      },
    ],
  },
});
