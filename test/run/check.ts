import { NOTHING_COUNTED, ONE_FAILED, type Outcome, runProgram } from "./stage.ts";

/** A program that only passes or fails: passing counts no test, failing counts one. */
export async function runCheck(name: string, command: string[]): Promise<Outcome> {
  const { code } = await runProgram(name, command);
  return code === 0 ? NOTHING_COUNTED : ONE_FAILED;
}

/** @param settings over those of the environment */
export function runBuild(settings: Record<string, string> = {}): Promise<Outcome> {
  const variables = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
  const build = [process.execPath, "site/commands/build-if-needed.ts"];
  return runCheck(["build", ...Object.keys(settings)].join("-"), ["env", ...variables, ...build]);
}
