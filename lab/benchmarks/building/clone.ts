import { execFileSync, spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { endGroup, freePort, temporaryFolder, waitUntil } from "../../../test/support/process.ts";
import { table } from "../table.ts";

const GIVE_UP_AFTER_MS = 600_000;

/** Measures the time from git clone, npm ci and npm start to the first response of the home page. */
export async function run(): Promise<string> {
  const parent = temporaryFolder("clone");
  const folder = join(parent, "site");
  const port = await freePort();
  const startedAt = performance.now();
  const laps: [string, string][] = [];
  const lap = (name: string) => {
    laps.push([name, ((performance.now() - startedAt) / 1000).toFixed(1)]);
  };
  execFileSync("git", ["clone", "--quiet", process.cwd(), folder]);
  lap("cloned");
  const quiet = { cwd: folder, stdio: "ignore" as const };
  execFileSync("npm", ["ci", "--no-audit", "--no-fund"], quiet);
  lap("installed");
  const env = { ...process.env, PORT: String(port), HOST: "127.0.0.1" };
  const server = spawn("npm", ["start"], { ...quiet, env, detached: true });
  const isAnswering = () =>
    fetch(`http://127.0.0.1:${port}/`).then(
      ({ ok }) => ok,
      () => false,
    );
  try {
    await waitUntil(isAnswering, GIVE_UP_AFTER_MS, "the first page");
    lap("first page");
  } finally {
    await endGroup(server);
    rmSync(parent, { recursive: true, force: true });
  }
  return table(["reached", "s after the start"], laps);
}
