import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, openSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { PATIENCE_MS } from "../test/support/process.ts";

const begin = `
  import { createLog } from ${JSON.stringify(resolve(import.meta.dirname, "log.ts"))};
  const log = createLog("info");
  log.info("one");
`;
const writeTwice = `
  ${begin}
  setTimeout(() => {
    log.info("two");
    log.info("three");
    process.exit(7);
  }, 200);
`;

const run = (stdout: number | "pipe", program = writeTwice) => {
  const parameters = ["--input-type=module", "-e", program];
  const limits = { timeout: PATIENCE_MS, killSignal: "SIGKILL" } as const;
  return spawn(process.execPath, parameters, { stdio: ["ignore", stdout, "ignore"], ...limits });
};
const exitCodeOf = (child: ChildProcess) => new Promise((ended) => child.once("exit", ended));

it.skipIf(!existsSync("/dev/full"))(
  "keeps running, and exits, if the log cannot be written",
  async () => {
    expect(await exitCodeOf(run(openSync("/dev/full", "w")))).toBe(7);
  },
);

it("keeps running, and exits, if the pipe of the log is closed", async () => {
  const child = run("pipe");
  child.stdout?.once("data", () => child.stdout?.destroy());
  expect(await exitCodeOf(child)).toBe(7);
});

it("has written every line when a flush ends", async () => {
  const child = run("pipe", `${begin} log.info("last"); log.flush(() => process.exit());`);
  const lines = (await Array.fromAsync(child.stdout ?? [])).join("").trim().split("\n");
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(["one", "last"]);
});
