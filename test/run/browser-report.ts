import type { JSONReport, JSONReportSuite } from "@playwright/test/reporter";
import type { Outcome } from "./stage.ts";

/** Counts Playwright's own report; what it skipped is told with the reason its test gave. */
export function countBrowserTests({ stats, suites, errors }: JSONReport): Outcome {
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
