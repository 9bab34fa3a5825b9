import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { changeFile, copyClinic } from "../../test/support/clinic-folder.ts";
import { writeSiteFixture } from "../../test/support/site-fixture.ts";

it("changes nothing if it fails, prints the reason, and starts no server", async () => {
  // Inside the project, so that the build resolves its packages.
  mkdirSync("test/output", { recursive: true });
  const folder = mkdtempSync("test/output/build-");
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const dist = resolve(folder, "dist");
  await writeSiteFixture(dist);
  const before = readFileSync(join(dist, "manifest.json"), "utf8");
  const content = copyClinic();
  changeFile(content, "business", (text) => `${text}noSuchField: 1\n`);
  const env = { ...process.env, NODE_ENV: "", CONTENT: content, DIST: dist, PORT: "0" };
  const { status, stderr } = spawnSync("npm", ["start"], { env, encoding: "utf8" });
  expect([status, stderr]).toEqual([1, expect.stringContaining("noSuchField")]);
  expect(stderr).toMatch(/^The build failed\. The previous build is still in/m);
  expect(readFileSync(join(dist, "manifest.json"), "utf8")).toBe(before);
  expect(readdirSync(`${dist}.builds`)).toEqual([]);
});
