/** Ends `npm test` and `.ci/run`: names what failed or was skipped, and counts everything in one line. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { JSONReport, JSONReportSuite } from "@playwright/test/reporter";
import type { JsonTestResults } from "vitest/node";

type Counts = { passed: number; failed: number; skipped: number; remarks: string[] };
const REPORTS = "test/output/reports";
/** Those of `npm test`; what else has run, such as the desk's tests, is counted with them. */
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

function countsOf(report: JsonTestResults | JSONReport): Counts {
  if ("suites" in report) return countsInChromium(report);
  const tests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({
      ...test,
      title: `${relative(".", name)}: ${test.fullName}`,
    })),
  );
  const failed = tests.filter(({ status }) => status === "failed");
  const skipped = tests.filter(({ status }) => !["passed", "failed"].includes(status));
  // Such a file fails no test of its own.
  const notLoaded = report.testResults.filter(
    ({ message, assertionResults }) => message && assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests || (report.success ? 0 : 1),
    skipped: skipped.length,
    remarks: [
      ...notLoaded.map(({ name, message }) => failure(relative(".", name), message)),
      ...failed.map(({ title, failureMessages }) => failure(title, failureMessages?.[0])),
      ...skipped.map(({ title }) => `skipped  ${title}`),
    ],
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
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.flatMap(({ status, annotations, results }) => {
      if (status === "skipped") return [`skipped  ${title}: ${annotations[0]?.description}`];
      if (status !== "unexpected") return [];
      return [failure(`${file}: ${title}`, results[0]?.error?.message)];
    }),
  );
  return [...own, ...suites.flatMap(remarksOn)];
}

/** One line, because a CI often keeps only the end of a long output. */
function failure(title: string, message = ""): string {
  const [firstLine] = stripVTControlCharacters(message).split("\n");
  return `failed  ${title}: ${firstLine}`;
}
