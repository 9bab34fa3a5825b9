import { execFile } from "node:child_process";
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
} from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { FIXTURE_CONTENT } from "../support/clinic-folder.ts";
import { temporaryFolder } from "../support/process.ts";
import { writeSiteFixture } from "../support/site-fixture.ts";

let dist: string;
let before: string[];
beforeEach(async () => {
  // Inside the project, so that the build can resolve its packages.
  mkdirSync("test/output", { recursive: true });
  dist = join(mkdtempSync("test/output/failed-build-"), "dist");
  await writeSiteFixture(dist);
  before = listed();
});
afterEach(() => rmSync(join(dist, ".."), { recursive: true }));

/** A clinic with an unknown field. */
function settings() {
  const CONTENT = join(temporaryFolder("mistaken-content"), "content");
  cpSync(FIXTURE_CONTENT, CONTENT, { recursive: true });
  appendFileSync(join(CONTENT, "business.yaml"), "\nnoSuchField: 1\n");
  // The test runner's environment would produce a different build.
  return { ...process.env, NODE_ENV: "", VITEST: "", PORT: "0", CONTENT, DIST: dist };
}

function run(...words: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    execFile("npm", words, { env: settings() }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    );
  });
}

/** Lists the files of the build, and the builds beside it. */
function listed(): string[] {
  const builds = existsSync(`${dist}.builds`) ? readdirSync(`${dist}.builds`) : [];
  const beside = builds.filter((name) => name.startsWith("building-"));
  return [...beside, ...readdirSync(dist, { recursive: true })].map(String);
}

it("preserves the built site, and fails instead of starting", async () => {
  const { code, output } = await run("start");
  expect(output).toContain("noSuchField");
  expect(output).toMatch(/^The build failed\..*previous build is still in/m);
  expect(code).toBe(1);
  expect(listed()).toEqual(before);
}, 180_000);
