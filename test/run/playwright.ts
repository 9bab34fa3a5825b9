import { readFileSync, rmSync } from "node:fs";
import type { JSONReport, JSONReportSuite } from "@playwright/test/reporter";
import { needChromium } from "../support/chromium.ts";
import { NOTHING_COUNTED, OUTPUT, type Outcome, runProgram, type Stage } from "./stage.ts";

/** Before any other stage: it may have to install. */
export const chromium: Stage = {
  name: "a Chromium to test with",
  async run() {
    needChromium();
    return NOTHING_COUNTED;
  },
};

/** Runs the browser tests and counts their report. @param folders those alone */
export async function runPlaywright(folders: string[] = []): Promise<Outcome> {
  const report = `${OUTPUT}/browser.json`;
  rmSync(report, { force: true });
  const command = ["playwright", "test", ...folders];
  const { code } = await runProgram("browser", command, { isShown: true });
  const outcome = counted(JSON.parse(readFileSync(report, "utf8")));
  return code !== 0 && outcome.failed === 0 ? { ...outcome, failed: 1 } : outcome;
}

function counted({ stats, suites, errors }: JSONReport): Outcome {
  return {
    passed: stats.expected + stats.flaky,
    // An error outside of any test: a file that cannot be loaded, a server that does not start.
    failed: stats.unexpected || errors.length,
    skipped: stats.skipped,
    remarks: suites.flatMap(remarksOn),
  };
}

/** What was skipped, with the reason its test gave, and what passed only when it was run again. */
function remarksOn({ specs, suites = [] }: JSONReportSuite): string[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.flatMap(({ status, annotations }) => {
      if (status === "skipped")
        return [`skipped  ${title}: ${annotations[0]?.description ?? "no reason"}`];
      return status === "flaky"
        ? [`second try  ${title}: its trace is in test/output/browser`]
        : [];
    }),
  );
  return [...own, ...suites.flatMap(remarksOn)];
}
