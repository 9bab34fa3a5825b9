import { defineConfig } from "vitest/config";
import { aliases } from "./site/vite/aliases.ts";
import { claimTemporaryFolder } from "./test/support/temporary.ts";

claimTemporaryFolder();

/** "unit" stands beside its source; "built" asks the built site's server, without a browser. */
export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias: aliases },
        test: {
          name: "unit",
          include: ["**/*.test.{ts,tsx}"],
          exclude: ["**/node_modules/**", "dist/**", "test/**"],
          // Half the processor time. No file changes what its neighbours import, and globals come back.
          isolate: false,
          unstubGlobals: true,
          // The document links to it.
          css: { include: /print\.css/ },
          // Many wait, and leave the processor to another.
          maxWorkers: 4,
          // A few wait for real sockets; a busy machine takes its time over them.
          testTimeout: 20_000,
        },
      },
      {
        resolve: { alias: aliases },
        test: {
          name: "built",
          css: { include: /print\.css/ },
          include: ["test/**/*.test.ts"],
          exclude: ["**/node_modules/**", "test/desk/**"],
          globalSetup: "test/site/one-server.ts",
          isolate: false,
          testTimeout: 45_000,
        },
      },
      {
        // The owner's desk in a browser, over a clinic of its own: `npm run test:desk`.
        test: {
          name: "desk",
          include: ["test/desk/**/*.test.ts"],
          fileParallelism: false,
          maxWorkers: 1,
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
});
