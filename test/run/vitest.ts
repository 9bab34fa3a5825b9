import { readFileSync, rmSync } from "node:fs";
import { OUTPUT, type Outcome, runProgram } from "./stage.ts";

/** Runs a project of vitest.config.ts and counts its report. @param folders those of the project alone */
export async function runVitest(project: string, folders: string[] = []): Promise<Outcome> {
  const report = `${OUTPUT}/${project}.json`;
  rmSync(report, { force: true });
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const command = ["vitest", "run", "--project", project, ...reporters, ...folders];
  const { code } = await runProgram(project, command);
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(
    readFileSync(report, "utf8"),
  );
  type Test = { fullName: string; status: string };
  const remarks = testResults
    .flatMap((file: { assertionResults: Test[] }) => file.assertionResults)
    .filter(({ status }: Test) => !["passed", "failed"].includes(status))
    .map(({ fullName }: Test) => `skipped  ${fullName}`);
  // A file that cannot be loaded fails no test of its own.
  const failed = code !== 0 && numFailedTests === 0 ? 1 : numFailedTests;
  return { passed: numPassedTests, failed, skipped: numPendingTests, remarks };
}
