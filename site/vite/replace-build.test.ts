import { execFile, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { replaceBuild } from "./replace-build.ts";

const MODULE = join(import.meta.dirname, "replace-build.ts");
/** A pid that no process has any more. */
const { pid: ended } = spawnSync(process.execPath, ["--version"]);

function place() {
  const dist = join(mkdtempSync(join(tmpdir(), "replace-build-")), "dist");
  const buildFolder = `${dist}.building-${process.pid}`;
  return {
    folders: { dist, buildFolder },
    beside: () => readdirSync(join(dist, "..")),
    page: () => readFileSync(join(dist, "page"), "utf8"),
    write(folder: string, text: string) {
      mkdirSync(folder);
      writeFileSync(join(folder, "page"), text);
    },
  };
}

it("puts a build in the place of none, and of another, and leaves nothing beside", async () => {
  const { folders, beside, page, write } = place();
  for (const text of ["first", "second"]) {
    await replaceBuild(folders, async () => write(folders.buildFolder, text));
    expect(page()).toBe(text);
    expect(beside()).toEqual(["dist"]);
  }
});

it("leaves what stands when a build fails", async () => {
  const { folders, beside, page, write } = place();
  write(folders.dist, "before");
  const failing = replaceBuild(folders, async () => {
    write(folders.buildFolder, "half");
    throw new Error("a mistake");
  });
  await expect(failing).rejects.toThrow("a mistake");
  expect(page()).toBe("before");
  expect(beside()).toEqual(["dist"]);
});

it("removes what a killed build left, and nothing of one that is under way", async () => {
  const { folders, beside, write } = place();
  const [left, underWay] = [`${folders.dist}.building-${ended}`, `${folders.dist}.building-1`];
  for (const folder of [left, underWay]) write(folder, "half");
  await replaceBuild(folders, async () => write(folders.buildFolder, "whole"));
  expect(beside()).toEqual(["dist", basename(underWay)]);
});

it("puts back what a build killed in the last moment had moved away", async () => {
  const { folders, beside, page, write } = place();
  write(`${folders.dist}.former-${ended}`, "before");
  const failing = replaceBuild(folders, () => Promise.reject(new Error("a mistake")));
  await expect(failing).rejects.toThrow("a mistake");
  expect(page()).toBe("before");
  expect(beside()).toEqual(["dist"]);
});

it("ends with one whole build when several take the place at once", async () => {
  const { folders, beside, page } = place();
  const script = `
    const { mkdirSync, writeFileSync } = await import("node:fs");
    const { replaceBuild } = await import(${JSON.stringify(MODULE)});
    const dist = ${JSON.stringify(folders.dist)};
    const buildFolder = dist + ".building-" + process.pid;
    for (let round = 0; round < 200; round++) {
      await replaceBuild({ dist, buildFolder }, async () => {
        mkdirSync(buildFolder);
        writeFileSync(buildFolder + "/page", "whole");
      });
    }`;
  const build = () =>
    promisify(execFile)(process.execPath, ["--input-type=module", "--eval", script]);
  await Promise.all([build(), build(), build()]);
  expect(page()).toBe("whole");
  expect(beside()).toEqual(["dist"]);
});
