import { readFileSync, rmSync } from "node:fs";
import type { JSONReport, JSONReportSuite } from "@playwright/test/reporter";
import { OUTPUT, type Outcome, runProgram } from "./stage.ts";

/** Runs the browser tests and counts their report. @param folders those alone */
export async function runPlaywright(folders: string[] = []): Promise<Outcome> {
  const report = `${OUTPUT}/browser.json`;
  rmSync(report, { force: true });
  const command = ["playwright", "test", ...folders];
  const { code } = await runProgram("browser", command, { isShown: true });
  const outcome = counted(JSON.parse(readFileSync(report, "utf8")));
  return code !== 0 && outcome.failed === 0 ? { ...outcome, failed: 1 } : outcome;
}

/** What was skipped is told with the reason its test gave. */
function counted({ stats, suites, errors }: JSONReport): Outcome {
  // An error outside of any test: a file that cannot be loaded, a server that does not start.
  const failed = stats.unexpected + stats.flaky || errors.length;
  return { passed: stats.expected, failed, skipped: stats.skipped, skips: suites.flatMap(skipsOf) };
}

function skipsOf({ specs, suites = [] }: JSONReportSuite): string[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === "skipped")
      .map(({ annotations }) => `skipped  ${title}: ${annotations[0]?.description ?? "no reason"}`),
  );
  return [...own, ...suites.flatMap(skipsOf)];
}
