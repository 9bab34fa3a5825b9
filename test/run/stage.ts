import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { claimTemporaryFolder } from "../support/temporary.ts";
import { type Counts, formatCounts } from "./counts.ts";

export type Outcome = Counts & {
  /** What was skipped and why, what passed at its second try: one line each. */
  remarks?: string[];
};

export type Stage = {
  name: string;
  run: () => Promise<Outcome>;
  /** Those of earlier groups without whose success it cannot run. */
  needs?: Stage[];
};

export type Ended = { code: number | null; output: string };

export const OUTPUT = "test/output";
export const NOTHING_COUNTED: Outcome = { passed: 0, failed: 0, skipped: 0 };
export const ONE_FAILED: Outcome = { passed: 0, failed: 1, skipped: 0 };

const running = new Set<ChildProcess>();
process.on("exit", () => {
  for (const child of running) signal(child, "SIGKILL");
});
claimTemporaryFolder();
mkdirSync(OUTPUT, { recursive: true });
for (const name of ["SIGINT", "SIGTERM"] as const) process.once(name, breakOff);

/** Runs group after group, the stages of a group side by side. What can run runs, whatever else failed; the last line counts, and the exit code tells. */
export async function runStages(groups: Stage[][]): Promise<never> {
  const total: Counts = { passed: 0, failed: 0, skipped: 0 };
  const succeeded = new Set<Stage>();
  const lines: string[] = [];
  for (const group of groups) {
    for (const outcome of await Promise.all(group.map(runStage))) lines.push(...outcome);
  }
  console.log(`\n${lines.join("\n")}\n${formatCounts(total)}`);
  process.exit(total.failed === 0 ? 0 : 1);

  async function runStage(stage: Stage): Promise<string[]> {
    const startedAt = performance.now();
    const missing = stage.needs?.find((need) => !succeeded.has(need));
    const { remarks = [], ...counts } = missing ? ONE_FAILED : await stage.run().catch(failed);
    for (const key of ["passed", "failed", "skipped"] as const) total[key] += counts[key];
    if (counts.failed === 0) succeeded.add(stage);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
    const how = missing ? `left out, for it needs: ${missing.name}` : `${seconds} s`;
    const line = `${counts.failed > 0 ? "FAILED" : "ok    "}  ${stage.name} (${how})`;
    console.log(`== ${line}`);
    return [line, ...remarks];
  }
}

function failed(error: Error): Outcome {
  console.log(error.message);
  return ONE_FAILED;
}

/** Reads what a program's last line counts, and its lines that begin with "skipped" or "second try". One that does not count has failed. */
export function outcomeOf({ code, output }: Ended): Outcome {
  const counted = /(\d+) passed, (\d+) failed, (\d+) skipped\s*$/.exec(output);
  if (!counted) return ONE_FAILED;
  const [passed = 0, failed = 0, skipped = 0] = counted.slice(1).map(Number);
  const remarks = output.split("\n").filter((line) => /^(skipped|second try) {2}/.test(line));
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed, skipped, remarks };
}

/** Runs a program of the project and keeps what it prints in a file of its name; shown as it comes, only when it fails, or not at all. */
export function runProgram(
  name: string,
  [program = "", ...parameters]: string[],
  { isShown = false, isQuiet = false } = {},
): Promise<Ended> {
  // A group of its own: whatever it starts can be ended with it.
  const child = spawn(program, parameters, { stdio: ["ignore", "pipe", "pipe"], detached: true });
  running.add(child);
  let output = "";
  const keep = (chunk: Buffer) => {
    output += chunk;
    if (isShown) process.stdout.write(chunk);
  };
  child.stdout.on("data", keep);
  child.stderr.on("data", keep);
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => {
      signal(child, "SIGKILL");
      running.delete(child);
      writeFileSync(`${OUTPUT}/${name}.log`, output);
      if (code !== 0 && !isShown && !isQuiet) process.stdout.write(output);
      resolve({ code, output });
    });
  });
}

/** Ctrl-C: running programs get some time to clean up. */
function breakOff(): void {
  for (const child of running) signal(child, "SIGINT");
  const deadline = performance.now() + 5000;
  setInterval(() => {
    if (running.size === 0 || performance.now() > deadline) process.exit(130);
  }, 50);
}

function signal({ pid }: ChildProcess, name: NodeJS.Signals): void {
  try {
    if (pid) process.kill(-pid, name);
  } catch {
    // All of them have ended.
  }
}
