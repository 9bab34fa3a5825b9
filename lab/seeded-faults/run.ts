/**
 * `npm run seeded-faults -w lab [-- words of a fault's name]`: plants each fault in a copy of the
 * project and expects the named test to fail. The run fails if a test does not notice its fault, or if the
 * text of a fault does not occur exactly once. The last line has the counts.
 */
import assert from "node:assert";
import { execFile, execFileSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import { buildFirst } from "../../test/support/build-first.ts";
import { temporaryFolder } from "../../test/support/process.ts";
import { runChecks } from "../checks.ts";
import { browserFaults } from "./browser-faults.ts";
import { deployFaults } from "./deploy-faults.ts";
import { deskFaults } from "./desk-faults.ts";
import { labelFaults } from "./label-faults.ts";
import { pageFaults } from "./page-faults.ts";
import type { SeededFault } from "./seeded-fault.ts";
import { serverFaults } from "./server-faults.ts";

const LANES = 2;
const GIVE_UP_AFTER_MS = 900_000;
/** Copied, not linked like the packages, because the cache would keep what a faulty build stored. */
const CACHE = ".cache";

const words = process.argv.slice(2).map((word) => word.toLowerCase());
const faults = [
  ...pageFaults,
  ...labelFaults,
  ...browserFaults,
  ...serverFaults,
  ...deskFaults,
  ...deployFaults,
];
const wanted = faults.filter(({ name }) =>
  words.every((word) => name.toLowerCase().includes(word)),
);
const commands = [...new Set(wanted.map(({ noticedBy }) => noticedBy))];

// Fills the cache of encoded pictures once, instead of in every copy.
await buildFirst();
await runChecks(
  [
    ...commands.map((command) => ({
      name: `passes without a fault: ${command}`,
      run: () => inCopy(async (folder) => assert(await passes(command, folder), "it fails")),
    })),
    ...wanted.map((fault) => ({
      name: fault.name,
      run: () => inCopy((folder) => plant(fault, folder)),
    })),
  ],
  LANES,
);

async function plant({ file, find, replace, noticedBy }: SeededFault, folder: string) {
  const path = join(folder, file);
  const before = readFileSync(path, "utf8");
  const count = before.split(find).length - 1;
  assert(count === 1, `“${find}” occurs ${count} times in ${file}: bring the fault up to date`);
  writeFileSync(
    path,
    before.replace(find, () => replace),
  );
  assert(!(await passes(noticedBy, folder)), `nobody notices, though this passes: ${noticedBy}`);
  return noticedBy;
}

/** Runs `work` in a copy of the tracked and untracked files, with links to the packages. The copy has no built site. */
async function inCopy<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = temporaryFolder("seeded-fault");
  const listed = execFileSync("git", ["ls-files", "-z", "-co", "--exclude-standard"]);
  for (const file of String(listed).split("\0").filter(Boolean)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(file, join(folder, file), { force: true });
  }
  mkdirSync(join(folder, "node_modules"));
  for (const name of readdirSync("node_modules").filter((name) => name !== CACHE))
    symlinkSync(resolve("node_modules", name), join(folder, "node_modules", name));
  cpSync(join("node_modules", CACHE), join(folder, "node_modules", CACHE), { recursive: true });
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function passes(command: string, cwd: string): Promise<boolean> {
  const env = { ...process.env, PATH: `${join(cwd, "node_modules/.bin")}:${process.env.PATH}` };
  return new Promise((done, fail) => {
    const options = { cwd, env, timeout: GIVE_UP_AFTER_MS, maxBuffer: 2 ** 26 };
    execFile("sh", ["-c", command], options, (error) => {
      // A command that did not end noticed nothing.
      if (error?.killed) fail(new Error(`not finished after ${GIVE_UP_AFTER_MS} ms: ${command}`));
      else done(error === null);
    });
  });
}
