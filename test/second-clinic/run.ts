/** `npm run test:second-clinic`: the tests of the site, over the site of another clinic. */
import { runBuild } from "../run/check.ts";
import { runPlaywright } from "../run/playwright.ts";
import { runStages } from "../run/stage.ts";
import { runVitest } from "../run/vitest.ts";
import { needChromium } from "../support/chromium.ts";
import { secondClinic } from "./second-clinic.ts";

const folders = ["test/site", "test/search", "test/privacy", "test/accessibility"];

// Every program that is run from here builds and tests this clinic.
Object.assign(process.env, secondClinic);
needChromium();
await runStages([
  [{ name: "build", run: runBuild }],
  [
    { name: "the built site", run: () => runVitest("built", folders) },
    { name: "in Chromium", run: () => runPlaywright() },
  ],
]);
