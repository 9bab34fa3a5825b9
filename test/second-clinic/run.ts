/** `npm run test:second-clinic`: the tests of the site, over the site of another clinic. */
import { runBuild } from "../run/check.ts";
import { chromium, runPlaywright } from "../run/playwright.ts";
import { runStages, type Stage } from "../run/stage.ts";
import { runVitest } from "../run/vitest.ts";
import { oneClinic } from "./one-clinic.ts";
import { secondClinic } from "./second-clinic.ts";

const folders = ["test/site", "test/search", "test/privacy", "test/accessibility"];

// Every program that is run from here builds and tests this clinic.
Object.assign(process.env, secondClinic);
const build: Stage = { name: "build", run: runBuild };

await runStages([
  [chromium],
  [build],
  [
    { name: "unit tests", run: () => runVitest("unit") },
    { name: "the built site", needs: [build], run: () => runVitest("built", folders) },
    {
      name: "in Chromium",
      needs: [build, chromium],
      run: () => runPlaywright(["--grep-invert", oneClinic]),
    },
  ],
]);
