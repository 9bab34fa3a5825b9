/** `npm test`: everything that must pass before a change is accepted. */
import { audit } from "./run/audit.ts";
import { runBuild, runCheck } from "./run/check.ts";
import { chromium, runPlaywright } from "./run/playwright.ts";
import { runStages, type Stage } from "./run/stage.ts";
import { runVitest } from "./run/vitest.ts";
import { secondClinic } from "./second-clinic/second-clinic.ts";

const { CONTENT, DIST } = secondClinic;

const build: Stage = { name: "build", run: runBuild };
const secondBuild: Stage = {
  name: "build of the second clinic",
  run: () => runBuild({ CONTENT, DIST }),
};

await runStages([
  [chromium],
  [
    { name: "types", run: () => runCheck("types", ["tsc", "-b"]) },
    { name: "lint and format", run: () => runCheck("lint", ["biome", "check"]) },
    { name: "unit tests", run: () => runVitest("unit") },
    { name: "programs, databases and servers", run: () => runVitest("system") },
    { name: "dependencies", run: audit },
    build,
    secondBuild,
  ],
  [
    { name: "the built site", needs: [build], run: () => runVitest("built") },
    {
      name: "in Chromium",
      needs: [build, secondBuild, chromium],
      run: () => runPlaywright(),
    },
  ],
]);
