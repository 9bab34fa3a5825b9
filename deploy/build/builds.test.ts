import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { temporaryFolder } from "../../test/support/process.ts";
import { makeLive, newestBuild, removeLeftovers } from "./builds.ts";

function place() {
  const dist = join(temporaryFolder("builds"), "dist");
  const builds = `${dist}.builds`;
  removeLeftovers(dist);
  return {
    dist,
    builds,
    page: () => readFileSync(join(dist, "page"), "utf8"),
    kept: () => readdirSync(builds).sort(),
    build(text: string) {
      const folder = join(builds, `building-${process.pid}`);
      write(folder, text);
      makeLive(folder, dist);
    },
  };
}

function write(folder: string, text: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "page"), text);
}

it("switches dist to the newest build, and keeps two older ones: 10 follows 9", () => {
  const { dist, build, builds, page, kept } = place();
  expect(newestBuild(dist)).toBeUndefined();
  for (let count = 1; count <= 11; count++) build(String(count));
  expect([page(), kept()]).toEqual(["11", ["10", "11", "9"]]);
  expect(newestBuild(dist)).toBe(join(builds, "11"));
});

const otherFilesystem = "/dev/shm";
const hasOtherFilesystem =
  existsSync(otherFilesystem) && statSync(otherFilesystem).dev !== statSync(tmpdir()).dev;

it.runIf(hasOtherFilesystem)("switches dist when the builds are on another filesystem", () => {
  const dist = join(temporaryFolder("builds"), "dist");
  const elsewhere = mkdtempSync(join(otherFilesystem, "builds-"));
  onTestFinished(() => rmSync(elsewhere, { recursive: true }));
  symlinkSync(elsewhere, `${dist}.builds`);
  const build = join(elsewhere, `building-${process.pid}`);
  write(build, "a");
  makeLive(build, dist);
  expect(readFileSync(join(dist, "page"), "utf8")).toBe("a");
});

it("converts a plain folder named dist into a build", () => {
  const { dist, build, builds, page } = place();
  write(dist, "copied");
  build("a");
  expect(page()).toBe("a");
  expect(readFileSync(join(builds, "1/page"), "utf8")).toBe("copied");
});

it("replaces a link to another folder or to nothing", () => {
  const { dist, build, page } = place();
  symlinkSync("dist.releases/5-abc", dist);
  build("a");
  expect(page()).toBe("a");
});

it("removes the leftovers of a killed build, but not of a running one", () => {
  const { dist, builds } = place();
  // No process has this id, because the limit of Linux is 2^22.
  const [killed, running] = [
    join(builds, "building-9999999"),
    join(builds, `building-${process.ppid}`),
  ];
  for (const folder of [killed, running]) write(folder, "half");
  removeLeftovers(dist);
  expect([existsSync(killed), existsSync(running)]).toEqual([false, true]);
});
