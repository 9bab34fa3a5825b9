import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { randomInt } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { claimTemporaryFolder } from "./temporary.ts";

export type Started = { process: ChildProcess; output: () => string };

/** A program that a test needs is missing and cannot be installed: the test is skipped and says so. */
export class MissingPrerequisite extends Error {
  override name = "MissingPrerequisite";
}

const running = new Set<ChildProcess>();
/** Child processes that lead their own process group. */
const groups = new Set<ChildProcess>();
// Kills child processes if a test run is aborted.
process.on("exit", () => {
  for (const child of running) child.kill("SIGKILL");
  for (const { pid } of groups) if (pid) killGroup(pid);
  for (const undo of atTheEnd) undo();
});
const atTheEnd: (() => void)[] = [];

/** Adds a synchronous cleanup that runs at exit, before the temporary folder is removed. It must be idempotent. */
export function addCleanup(undo: () => void): void {
  atTheEnd.push(undo);
}
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

function watch(child: ChildProcess, among: Set<ChildProcess>): void {
  among.add(child);
  child.once("exit", () => among.delete(child));
}

function killGroup(leader: number): void {
  try {
    process.kill(-leader, "SIGKILL");
  } catch {
    // The process has already exited.
  }
}

/** Starts a program. Resolves once its output contains `readyWords`; rejects with the output if it exits before. */
export function start(
  command: string[],
  options: { env?: NodeJS.ProcessEnv; readyWords: string; cwd?: string },
): Promise<Started> {
  const [program = "", ...parameters] = command;
  const child = spawn(program, parameters, {
    env: options.env ?? process.env,
    cwd: options.cwd,
    stdio: ["ignore", "pipe", "pipe"],
  });
  watch(child, running);
  let output = "";
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      if (output.includes(options.readyWords)) resolve({ process: child, output: () => output });
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.on("error", reject);
    child.on("exit", (code) => reject(new Error(`${program} ended (${code}): ${output}`)));
  });
}

/** Starts a program without output. Resolves once it listens on the port. */
export async function startListening(command: string[], port: number): Promise<ChildProcess> {
  const [program = "", ...parameters] = command;
  // Its own process group, so that its forked processes can be stopped with it.
  const child = spawn(program, parameters, { stdio: "ignore", detached: true });
  watch(child, groups);
  await waitUntil(() => isListening(port), `${program} on port ${port}`);
  return child;
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => resolve(true));
    socket.on("connect", () => socket.destroy());
    socket.on("error", () => resolve(false));
  });
}

/** Sends the signal and waits for the exit. Returns the exit code, or undefined if a signal killed the process. */
export async function end(
  child: ChildProcess,
  signal: NodeJS.Signals,
): Promise<number | undefined> {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill(signal);
    await ended;
  }
  return child.exitCode ?? undefined;
}

/** Sends SIGTERM to the program and to its forked processes. */
export async function endGroup(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  process.kill(-child.pid, "SIGTERM");
  await ended;
}

/**
 * A port on which nothing listens. It lies below those that the system gives to outgoing connections, because
 * one of these could take it before the server that it is for.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_000);
  return (await canListen(port)) ? port : freePort();
}

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}

/** Creates a folder that is removed when the process, or the test run that started it, exits. */
export function temporaryFolder(name: string): string {
  claimTemporaryFolder();
  return mkdtempSync(join(tmpdir(), `${name}-`));
}

/** Installs a Debian package if its program is missing. @throws MissingPrerequisite that names the package, if not run as root */
export function needProgram(isThere: () => boolean, debianPackage: string): void {
  if (isThere()) return;
  if (isRoot() && spawnSync("apt-get", ["--version"]).status === 0) {
    console.log(`Installing ${debianPackage} with apt-get.`);
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    const install = `apt-get update -q; apt-get install -y -q --no-install-recommends ${debianPackage}`;
    // Serialized by a lock, because concurrent tests may install, and apt-get does not wait for its own lock.
    const parameters = [join(tmpdir(), "apt-get.lock"), "sh", "-c", install];
    spawnSync("flock", parameters, { env, stdio: ["ignore", "ignore", "inherit"] });
  }
  if (!isThere()) throw new MissingPrerequisite(`needs ${debianPackage}, as Debian names it`);
}

/** For `catch` in a test: skips it if a program is missing. */
export function skipWithout(skip: (reason: string) => never) {
  return (error: Error): never => {
    if (error instanceof MissingPrerequisite) skip(error.message);
    throw error;
  };
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}

export function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** How long a test waits for a state: only what hangs takes longer, on the slowest machine. */
export const PATIENCE_MS = 180_000;

/** Vitest's `vi.waitUntil` for programs outside Vitest. Rejects with an error that names `what` if it does not happen. */
export async function waitUntil(
  isTrue: () => boolean | Promise<boolean>,
  what: string,
): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while (!(await isTrue())) {
    if (performance.now() > deadline)
      throw new Error(`${what} did not happen within ${PATIENCE_MS / 1000} s`);
    await wait(50);
  }
}
