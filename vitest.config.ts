import { defineConfig } from "vitest/config";
import { aliases } from "./site/aliases.ts";

/** "unit" stands beside its source; "browser" is what only the built site behind its server can show, one file at a time. */
export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias: aliases },
        test: {
          name: "unit",
          include: ["**/*.test.{ts,tsx}"],
          exclude: ["**/node_modules/**", "dist/**", "test/**"],
        },
      },
      {
        resolve: { alias: aliases },
        test: {
          name: "browser",
          include: ["test/**/*.test.{ts,tsx}"],
          exclude: ["**/node_modules/**", "test/faults/**", "test/engines/**"],
          fileParallelism: false,
          maxWorkers: 1,
          testTimeout: 45_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
