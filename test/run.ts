/** `npm test`: everything that must hold before a change is taken. */
import { readFileSync, rmSync } from "node:fs";
import { audit } from "./run/audit.ts";
import { countBrowserTests } from "./run/browser-report.ts";
import { ONE_FAILED, OUTPUT, type Outcome, runProgram, runStages } from "./run/stage.ts";
import { needChromium } from "./servers/chromium.ts";

const build = [process.execPath, "site/output/build-if-needed.ts"];

needChromium();
await runStages([
  [
    { name: "types", run: () => check("types", ["tsc"]) },
    { name: "lint and format", run: () => check("lint", ["biome", "check"]) },
    { name: "unit tests", run: () => vitest("unit") },
    { name: "dependencies", run: audit },
    { name: "build", run: () => check("build", build) },
  ],
  [
    { name: "the built site", run: () => vitest("built") },
    { name: "in Chromium", run: browser },
  ],
]);

/** A program that only passes or fails is no test: its passing counts nothing, its failing counts one. */
async function check(name: string, command: string[]): Promise<Outcome> {
  const { code } = await runProgram(name, command);
  return code === 0 ? { passed: 0, failed: 0, skipped: 0 } : ONE_FAILED;
}

async function vitest(project: string): Promise<Outcome> {
  const report = `${OUTPUT}/${project}.json`;
  rmSync(report, { force: true });
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const command = ["vitest", "run", "--project", project, ...reporters];
  const { code } = await runProgram(project, command);
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(
    readFileSync(report, "utf8"),
  );
  type Test = { fullName: string; status: string };
  const skips = testResults
    .flatMap((file: { assertionResults: Test[] }) => file.assertionResults)
    .filter(({ status }: Test) => !["passed", "failed"].includes(status))
    .map(({ fullName }: Test) => `skipped  ${fullName}`);
  // A file that cannot be loaded fails no test of its own.
  const failed = code !== 0 && numFailedTests === 0 ? 1 : numFailedTests;
  return { passed: numPassedTests, failed, skipped: numPendingTests, skips };
}

async function browser(): Promise<Outcome> {
  const report = `${OUTPUT}/browser.json`;
  rmSync(report, { force: true });
  const { code } = await runProgram("browser", ["playwright", "test"], { isShown: true });
  const outcome = countBrowserTests(JSON.parse(readFileSync(report, "utf8")));
  return code !== 0 && outcome.failed === 0 ? { ...outcome, failed: 1 } : outcome;
}
