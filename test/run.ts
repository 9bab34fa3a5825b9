/** `npm test`: everything that must pass before a change is accepted. */
import { audit } from "./run/audit.ts";
import { runBuild, runCheck } from "./run/check.ts";
import { chromium, runPlaywright } from "./run/playwright.ts";
import { runStages, type Stage } from "./run/stage.ts";
import { runVitest } from "./run/vitest.ts";

const build: Stage = { name: "build", run: runBuild };

await runStages([
  [chromium],
  [
    { name: "types", run: () => runCheck("types", ["tsc", "-b"]) },
    { name: "lint and format", run: () => runCheck("lint", ["biome", "check"]) },
    { name: "unit tests", run: () => runVitest("unit") },
    { name: "programs, databases and servers", run: () => runVitest("system") },
    { name: "dependencies", run: audit },
    build,
  ],
  [
    { name: "the built site", needs: [build], run: () => runVitest("built") },
    {
      name: "in Chromium",
      needs: [build, chromium],
      run: () => runPlaywright(),
    },
  ],
]);
