/** `npm test`: everything that must hold before a change is taken. */
import { audit } from "./run/audit.ts";
import { runBuild, runCheck } from "./run/check.ts";
import { runPlaywright } from "./run/playwright.ts";
import { runStages } from "./run/stage.ts";
import { runVitest } from "./run/vitest.ts";
import { secondClinic } from "./second-clinic/second-clinic.ts";
import { needChromium } from "./support/chromium.ts";

const { CONTENT, DIST } = secondClinic;

needChromium();
await runStages([
  [
    { name: "types", run: () => runCheck("types", ["tsc"]) },
    { name: "lint and format", run: () => runCheck("lint", ["biome", "check"]) },
    { name: "unit tests", run: () => runVitest("unit") },
    { name: "dependencies", run: audit },
    { name: "build", run: runBuild },
    { name: "build of the second clinic", run: () => runBuild({ CONTENT, DIST }) },
  ],
  [
    { name: "the built site", run: () => runVitest("built") },
    { name: "in Chromium", run: () => runPlaywright() },
  ],
]);
