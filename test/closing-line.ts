/** Ends `npm test` and `.ci/run`: names what was skipped, and counts everything in one line. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { JSONReport, JSONReportSuite } from "@playwright/test/reporter";

type Counts = { passed: number; failed: number; skipped: number; remarks: string[] };
type InNode = {
  numPassedTests: number;
  numFailedTests: number;
  success: boolean;
  testResults: { assertionResults: { fullName: string; status: string }[] }[];
};

const REPORTS = "test/output/reports";
/** Those of `npm test`; what else has run, the desk's and the lab's, is counted with them. */
const NEEDED = ["vitest.json", "browser.json"];

const found = existsSync(REPORTS) ? readdirSync(REPORTS) : [];
const all = found
  .map((name) => JSON.parse(readFileSync(`${REPORTS}/${name}`, "utf8")))
  .map(countsOf);
/** What comes before it failed: types, lint, or the tests before. */
const notRun = NEEDED.filter((name) => !found.includes(name));
const sum = (key: "passed" | "failed" | "skipped") =>
  all.reduce((total, counts) => total + counts[key], 0);
for (const remark of all.flatMap(({ remarks }) => remarks)) console.log(remark);
for (const name of notRun) console.log(`not run  ${name}`);
console.log(`${sum("passed")} passed, ${sum("failed")} failed, ${sum("skipped")} skipped`);
process.exitCode = sum("failed") + notRun.length === 0 ? 0 : 1;

function countsOf(report: InNode | JSONReport): Counts {
  if ("suites" in report) return countsInChromium(report);
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const skipped = tests.filter(({ status }) => !["passed", "failed"].includes(status));
  return {
    passed: report.numPassedTests,
    // A file that cannot be loaded fails no test of its own.
    failed: report.numFailedTests || (report.success ? 0 : 1),
    skipped: skipped.length,
    remarks: skipped.map(({ fullName }) => `skipped  ${fullName}`),
  };
}

function countsInChromium({ stats, errors, suites }: JSONReport): Counts {
  return {
    passed: stats.expected,
    failed: stats.unexpected || errors.length,
    skipped: stats.skipped,
    remarks: suites.flatMap(remarksOn),
  };
}

function remarksOn({ specs, suites = [] }: JSONReportSuite): string[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.flatMap(({ status, annotations }) => {
      const [reason] = annotations;
      return status === "skipped" ? [`skipped  ${title}: ${reason?.description}`] : [];
    }),
  );
  return [...own, ...suites.flatMap(remarksOn)];
}
