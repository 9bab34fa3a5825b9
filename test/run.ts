/** `npm test`: everything that must hold before a change is taken. Stops at the first stage that fails; the last line counts. */
import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { needChromium } from "./servers/chromium.ts";

type Counts = { passed: number; failed: number };
type Stage = { name: string; run: () => Promise<Counts> };

const REPORTS = "test/output";
const ONE_FAILED: Counts = { passed: 0, failed: 1 };

const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));

const stages: Stage[] = [
  { name: "Chromium is here", run: findBrowser },
  { name: "types", run: () => check(["tsc"]) },
  { name: "lint and format", run: () => check(["biome", "check"]) },
  { name: "unit tests", run: () => vitest("unit") },
  { name: "build", run: () => check([process.execPath, "site/output/build-if-needed.ts"]) },
  { name: "the built site and its browser tests", run: () => vitest("browser") },
  ...("test:faults" in scripts ? [{ name: "faults", run: faults }] : []),
];

const total: Counts = { passed: 0, failed: 0 };
const lines: string[] = [];
mkdirSync(REPORTS, { recursive: true });
for (const { name, run } of stages) {
  console.log(`\n== ${name}`);
  const startedAt = performance.now();
  const { passed, failed } = await run().catch((error: Error) => {
    console.log(error.message);
    return ONE_FAILED;
  });
  total.passed += passed;
  total.failed += failed;
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
  lines.push(`${failed > 0 ? "FAILED" : "ok    "}  ${name} (${seconds} s)`);
  if (failed > 0) break;
}
for (const { name } of stages.slice(lines.length)) lines.push(`left out  ${name}`);
console.log(`\n${lines.join("\n")}\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

async function findBrowser(): Promise<Counts> {
  needChromium();
  return { passed: 0, failed: 0 };
}

/** A program that only passes or fails is no test: its passing counts nothing, its failing counts one. */
async function check(command: string[]): Promise<Counts> {
  const { code } = await runProgram(command);
  return code === 0 ? { passed: 0, failed: 0 } : ONE_FAILED;
}

async function vitest(project: string): Promise<Counts> {
  const report = `${REPORTS}/${project}.json`;
  rmSync(report, { force: true });
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const { code } = await runProgram(["vitest", "run", "--project", project, ...reporters]);
  const { numPassedTests: passed, numFailedTests: failed } = JSON.parse(
    readFileSync(report, "utf8"),
  );
  // A file that cannot be loaded fails no test of its own.
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
}

async function faults(): Promise<Counts> {
  const { code, output } = await runProgram([
    "npm",
    "run",
    "--silent",
    "test:faults",
    "--",
    "--short",
  ]);
  const [, passed = 0, failed = 0] =
    /(\d+) passed, (\d+) failed\s*$/.exec(output)?.map(Number) ?? [];
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
}

/** Runs one of the project's programs, showing and keeping what it prints. */
function runProgram([program = "", ...parameters]: string[]): Promise<{
  code: number | null;
  output: string;
}> {
  const child = spawn(program, parameters, { stdio: ["ignore", "pipe", "inherit"] });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => {
    output += chunk;
    process.stdout.write(chunk);
  });
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve({ code, output }));
  });
}
