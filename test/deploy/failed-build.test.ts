import { execFile, spawn } from "node:child_process";
import {
  appendFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
} from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { end, temporaryFolder, waitUntil } from "../support/process.ts";
import { writeSiteFixture } from "../support/site-fixture.ts";

const PATIENCE_MS = 120_000;

let dist: string;
let before: string[];
beforeEach(async () => {
  // In the project, where a build finds its packages.
  mkdirSync("test/output", { recursive: true });
  dist = join(mkdtempSync("test/output/failed-build-"), "dist");
  await writeSiteFixture(dist);
  before = listed();
});
afterEach(() => rmSync(join(dist, ".."), { recursive: true }));

/** A clinic with an unknown field. */
function settings() {
  const CONTENT = join(temporaryFolder("mistaken-content"), "content");
  cpSync("test/clinic", CONTENT, { recursive: true });
  appendFileSync(join(CONTENT, "business.yaml"), "\nnoSuchField: 1\n");
  // The test runner's settings would make another build.
  return { ...process.env, NODE_ENV: "", VITEST: "", PORT: "0", CONTENT, DIST: dist };
}

function run(...words: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    execFile("npm", words, { env: settings() }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    );
  });
}

/** Every file of the build, and the builds beside it. */
function listed(): string[] {
  const releases = existsSync(`${dist}.releases`) ? readdirSync(`${dist}.releases`) : [];
  const beside = releases.filter((name) => name.startsWith("building-"));
  return [...beside, ...readdirSync(dist, { recursive: true })].map(String);
}

it("leaves the built site as it was, and says that the build failed instead of starting", async () => {
  const { code, output } = await run("start");
  expect(output).toContain("noSuchField");
  expect(output).toMatch(/^The build failed\..*still stands/m);
  expect(code).toBe(1);
  expect(listed()).toEqual(before);
}, 180_000);

it("leaves the built site as it was when it is killed, and nothing once another has run", async () => {
  const command = ["deploy/release/release.ts"];
  const killed = spawn(process.execPath, command, { env: settings(), stdio: "ignore" });
  const hasBegun = () => globSync(`${dist}.releases/building-*/client/assets/*`).length > 0;
  await waitUntil(hasBegun, PATIENCE_MS, "the build's first file");
  await end(killed, "SIGKILL");
  expect(listed()).toEqual(expect.arrayContaining(before));
  const { code } = await run("run", "build");
  expect(code).toBe(1);
  expect(listed()).toEqual(before);
}, 240_000);
