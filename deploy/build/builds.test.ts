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
import type { SiteManifest } from "../../contract/site-manifest.ts";
import { temporaryFolder } from "../../test/support/process.ts";
import { startSite } from "../../test/support/site.ts";
import { writeSiteFixture } from "../../test/support/site-fixture.ts";
import { keepPreviousFiles, makeLive, newestBuild, removeLeftovers } from "./builds.ts";

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

async function built(version: string, script: string): Promise<string> {
  const folder = temporaryFolder("previous-files");
  const page = '<meta charset="utf-8">';
  const bodies = { "/404": page, [`/only-in-${version}`]: page, [`/assets/${script}`]: version };
  const fileOf = (path: string) => `${path.slice(1)}.html`;
  await writeSiteFixture(folder, {}, { version, bodies, fileOf });
  return folder;
}

const manifestOf = (folder: string): SiteManifest =>
  JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8"));
const previousIn = (folder: string) => manifestOf(folder).previousFiles.map(({ path }) => path);

it("copies the previous build's hashed files with their compressed copies, which are served, but no page", async () => {
  const [first, second] = [await built("a", "a.js"), await built("b", "b.js")];
  keepPreviousFiles(second, first);
  expect(previousIn(second)).toEqual(["/assets/a.js"]);
  expect(readFileSync(join(second, "client/assets/a.js"), "utf8")).toBe("a");
  for (const ending of [".br", ".gz"]) {
    expect(existsSync(join(second, `client/assets/a.js${ending}`))).toBe(true);
  }
  await using site = await startSite({ dist: second });
  const kept = await fetch(`${site.url}/assets/a.js`);
  expect([kept.status, kept.headers.get("cache-control")]).toEqual([
    200,
    "public, max-age=31536000, immutable",
  ]);
});

it("copies the files of one previous build only", async () => {
  const [first, second] = [await built("a", "a.js"), await built("b", "b.js")];
  const third = await built("c", "c.js");
  keepPreviousFiles(second, first);
  keepPreviousFiles(third, second);
  expect(previousIn(third)).toEqual(["/assets/b.js"]);
});

it("copies the kept files of a previous build with the same sources", async () => {
  const [first, second] = [await built("a", "a.js"), await built("b", "b.js")];
  const again = await built("b", "b.js");
  keepPreviousFiles(second, first);
  keepPreviousFiles(again, second);
  expect(previousIn(again)).toEqual(["/assets/a.js"]);
});

it("ignores a previous build that is damaged or of another version", async () => {
  const [first, second] = [await built("a", "a.js"), await built("b", "b.js")];
  for (const text of ["{", "{}"]) {
    writeFileSync(join(first, "manifest.json"), text);
    keepPreviousFiles(second, first);
    expect(previousIn(second)).toEqual([]);
  }
});
