import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "../../test/support/process.ts";

const SCRIPT = resolve("deploy/release/pull.sh");

/** A server's clone and where its owner pushes from; programs that say how they are called, and fail if told. */
function server() {
  const folder = temporaryFolder("pull");
  const owner = join(folder, "owner");
  const clone = join(folder, "clone");
  const programs = join(folder, "programs");
  const git = (cwd: string, ...parameters: string[]) => {
    const person = ["-c", "user.name=Owner", "-c", "user.email=owner@clinic.test"];
    return execFileSync("git", [...person, ...parameters], { cwd, encoding: "utf8" }).trim();
  };
  const push = (file: string, text: string) => {
    mkdirSync(dirname(join(owner, file)), { recursive: true });
    writeFileSync(join(owner, file), text);
    git(owner, "add", "--all");
    git(owner, "commit", "--quiet", "--message", `Change ${file}`);
  };
  mkdirSync(owner);
  git(owner, "init", "--quiet");
  push("content/business.yaml", "Saturday");
  git(folder, "clone", "--quiet", owner, clone);
  mkdirSync(programs);
  for (const program of ["npm", "systemctl", "docker"]) {
    const file = join(programs, program);
    writeFileSync(file, `#!/bin/sh\necho ${program} "$@"\nexit "\${FAILING:-0}"\n`);
    chmodSync(file, 0o755);
  }
  const pull = (settings = {}, command: string[] = []) => {
    const env = { ...process.env, ...settings, PATH: `${programs}:${process.env.PATH}` };
    const { stdout, status } = spawnSync(SCRIPT, command, { cwd: clone, env, encoding: "utf8" });
    return { said: stdout.trim().split("\n").filter(Boolean), status };
  };
  const isUpToDate = () => git(clone, "rev-parse", "HEAD") === git(owner, "rev-parse", "HEAD");
  return { push, pull, isUpToDate };
}

it("does nothing where nothing has been pushed, and releases what has been", () => {
  const { push, pull, isUpToDate } = server();
  expect(pull()).toEqual({ said: [], status: 0 });
  push("content/business.yaml", "Sunday");
  expect(pull()).toEqual({ said: ["npm run release"], status: 0 });
  expect(isUpToDate()).toBe(true);
  expect(pull().said).toEqual([]);
});

it("restarts the site with a program that has changed", () => {
  const { push, pull } = server();
  push("server/main.js", "1");
  expect(pull().said).toEqual(["npm run build", "systemctl restart website"]);
  push("package-lock.json", "{}");
  expect(pull().said).toEqual(["npm ci", "npm run build", "systemctl restart website"]);
});

it("fails with a release that fails, and tries it again", () => {
  const { push, pull, isUpToDate } = server();
  push("content/business.yaml", "Sunday");
  expect(pull({ FAILING: "1" }).status).toBe(1);
  expect(isUpToDate()).toBe(false);
  expect(pull().said).toEqual(["npm run release"]);
});

it("builds the image anew where the site runs in containers, and tries it again", () => {
  const { push, pull } = server();
  const compose = ["docker", "compose", "up", "--detach", "--build", "site"];
  expect(pull({}, compose).said).toEqual([]);
  push("content/business.yaml", "Sunday");
  expect(pull({ FAILING: "1" }, compose).status).toBe(1);
  expect(pull({}, compose)).toEqual({ said: [compose.join(" ")], status: 0 });
  expect(pull({}, compose).said).toEqual([]);
});
