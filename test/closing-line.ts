/** Ends `npm test`: names what was skipped or passed only when it was run again, and counts everything in one line. */
import { existsSync, readFileSync } from "node:fs";
import type { JSONReport, JSONReportSuite } from "@playwright/test/reporter";

type Counts = { passed: number; failed: number; skipped: number; remarks: string[] };

const REPORTS = "test/output/reports";
const all = [inNode(), inChromium()];
const sum = (key: "passed" | "failed" | "skipped") =>
  all.reduce((total, counts) => total + counts[key], 0);
for (const remark of all.flatMap(({ remarks }) => remarks)) console.log(remark);
console.log(`${sum("passed")} passed, ${sum("failed")} failed, ${sum("skipped")} skipped`);
process.exitCode = sum("failed") === 0 ? 0 : 1;

function inNode(): Counts {
  const report = read("vitest.json");
  if (!report) return notRun("the tests in Node");
  type Test = { fullName: string; status: string };
  const tests: Test[] = report.testResults.flatMap(
    (file: { assertionResults: Test[] }) => file.assertionResults,
  );
  const skipped = tests.filter(({ status }) => !["passed", "failed"].includes(status));
  return {
    passed: report.numPassedTests,
    // A file that cannot be loaded fails no test of its own.
    failed: report.numFailedTests || (report.success ? 0 : 1),
    skipped: skipped.length,
    remarks: skipped.map(({ fullName }) => `skipped  ${fullName}`),
  };
}

function inChromium(): Counts {
  const report: JSONReport | undefined = read("browser.json");
  if (!report) return notRun("the tests in Chromium");
  const { stats, errors, suites } = report;
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected || errors.length,
    skipped: stats.skipped,
    remarks: suites.flatMap(remarksOn),
  };
}

function remarksOn({ specs, suites = [] }: JSONReportSuite): string[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.flatMap(({ status, annotations }) => {
      if (status === "flaky") return [`second try  ${title}: its trace is in test/output/browser`];
      const [reason] = annotations;
      return status === "skipped" ? [`skipped  ${title}: ${reason?.description}`] : [];
    }),
  );
  return [...own, ...suites.flatMap(remarksOn)];
}

/** What came before it failed: types, lint, or the tests before. */
function notRun(what: string): Counts {
  return { passed: 0, failed: 1, skipped: 0, remarks: [`not run  ${what}`] };
}

function read(name: string) {
  const file = `${REPORTS}/${name}`;
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}
