import { defineConfig } from "vitest/config";

/** "unit" stands beside its source; "browser" is what only the built site behind its server can show, one file at a time. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["**/*.test.{ts,tsx}"],
          exclude: ["**/node_modules/**", "dist/**", "test/**"],
        },
      },
      {
        test: {
          name: "browser",
          include: ["test/**/*.test.{ts,tsx}"],
          exclude: ["**/node_modules/**", "test/faults/**", "test/engines/**", "test/desk/**"],
          fileParallelism: false,
          maxWorkers: 1,
          testTimeout: 45_000,
          hookTimeout: 120_000,
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
