import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "../../test/support/process.ts";
import { openReleases } from "./releases.ts";

const MODULE = join(import.meta.dirname, "releases.ts");

function place() {
  const dist = join(temporaryFolder("releases"), "dist");
  const beside = `${dist}.releases`;
  return {
    dist,
    beside,
    page: () => readFileSync(join(dist, "page"), "utf8"),
    kept: () => readdirSync(beside).filter((name) => name !== "lock"),
    release: (version: string) => {
      const releases = openReleases(dist);
      const build = join(beside, "building-1");
      write(build, version);
      releases.makeLive(releases.add(build, version));
      releases.close();
    },
    back() {
      const releases = openReleases(dist);
      if (releases.before) releases.makeLive(releases.before);
      releases.close();
      return releases.before;
    },
  };
}

function write(folder: string, text: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "page"), text);
}

it("puts a release in the place of none, and of another, and goes back from one to the other", () => {
  const { release, back, page } = place();
  for (const version of ["a", "b", "c"]) {
    release(version);
    expect(page()).toBe(version);
  }
  expect([back(), page(), back(), page(), back()]).toEqual(["2-b", "b", "1-a", "a", undefined]);
});

it("keeps five for the way back, one of each version, and none that was taken back", () => {
  const { release, back, kept } = place();
  for (const version of ["a", "b", "c", "d", "e", "f", "g", "g"]) release(version);
  expect(kept()).toEqual(["3-c", "4-d", "5-e", "6-f", "7-g", "8-g"]);
  expect(back()).toBe("6-f");
  release("h");
  expect(kept()).toEqual(["3-c", "4-d", "5-e", "6-f", "7-h"]);
});

it("removes what a killed release left, in whatever step", () => {
  const { dist, beside, release, page, kept } = place();
  release("a");
  write(join(beside, "building-4711"), "half");
  write(join(beside, "2-never-live"), "whole");
  symlinkSync("nowhere", `${dist}.next`);
  release("b");
  expect([page(), kept()]).toEqual(["b", ["1-a", "2-b"]]);
});

it("takes a plain folder for the first release, also when it is killed as it does", () => {
  const { dist, beside, release, back, page } = place();
  write(dist, "copied");
  openReleases(dist).close();
  expect([page(), readlinkSync(dist)]).toEqual(["copied", "dist.releases/0-before"]);
  release("a");
  expect([back(), page()]).toEqual(["0-before", "copied"]);
  const killed = place();
  write(join(killed.beside, "0-before"), "copied");
  openReleases(killed.dist).close();
  expect(killed.page()).toBe("copied");
  expect(existsSync(beside)).toBe(true);
});

it("lets one process at a time have the releases, until that one ends", () => {
  const { dist, release } = place();
  const open = `(await import(${JSON.stringify(MODULE)})).openReleases(${JSON.stringify(dist)})`;
  const run = (script: string) =>
    spawnSync(process.execPath, ["--input-type=module", "--eval", script], { encoding: "utf8" });
  const mine = openReleases(dist);
  expect(run(open).stderr).toContain("Another release is under way");
  mine.close();
  expect(run(`${open}; process.kill(process.pid, "SIGKILL")`).signal).toBe("SIGKILL");
  release("a");
});
