import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";

/** Each may import what stands before it, and itself; names on one line are one rung. */
const ladder = [
  ["content"],
  ["contract"],
  ["site/settings.ts", "site/build-cache.ts"],
  ["site/styles", "site/clinic", "site/media", "site/ui"],
  ["site/islands", "site/behaviours"],
  ["site/build"],
  ["site/sections"],
  ["site/structured-data"],
  ["site/layout"],
  ["site/pages"],
  ["site/routes.tsx"],
  ["site/document.tsx"],
  ["site/output", "site/styleguide"],
  ["site/render.tsx", "site/browser.ts"],
];

const LONGEST_FILE = 200;

const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { encoding: "utf8" })
  .split("\n")
  .filter((file) => /\.(tsx?|css)$/.test(file));
const sources = files.filter((file) => /^(content|contract|site)\//.test(file) && !isTest(file));

describe("imports", () => {
  it("run downward only", () => {
    const upward = imports().filter(({ from, to }) => rung(to) > rung(from));
    expect(upward.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
  });

  it("never run sideways between sections", () => {
    const isSection = (file: string) => file.startsWith("site/sections/");
    const sideways = imports().filter(({ from, to }) => isSection(from) && isSection(to));
    expect(sideways.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
  });

  it("leave the server out of the site, and the interface out of the server", () => {
    const server = files.filter((file) => file.startsWith("server/") && !isTest(file));
    const ofServer = importsOf(server).filter(({ to }) => to.startsWith("site/"));
    expect(ofServer).toEqual([]);
    expect(imports().filter(({ to }) => to.startsWith("server/"))).toEqual([]);
  });

  it("give every file of the site a rung", () => {
    expect(sources.filter((file) => /\.tsx?$/.test(file) && rung(file) === -1)).toEqual([]);
  });
});

describe("files", () => {
  it(`have at most ${LONGEST_FILE} lines, content aside`, () => {
    const long = files
      .filter((file) => !file.startsWith("content/"))
      .map((file) => ({ file, lines: readFileSync(file, "utf8").split("\n").length - 1 }))
      .filter(({ lines }) => lines > LONGEST_FILE);
    expect(long).toEqual([]);
  });
});

function imports() {
  return importsOf(sources);
}

/** Imports of types alone bind nothing at run time and are left out. */
function importsOf(from: string[]) {
  return from.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/^(?!.*\bimport type\b).*\bfrom "(\.[^"?]+)/gm)].map(
      ([, target = ""]) => ({ from: file, to: join(dirname(file), target) }),
    ),
  );
}

/** The place on the ladder, or -1. */
function rung(file: string): number {
  return ladder.findIndex((names) =>
    names.some((name) => file === name || file.startsWith(`${name}/`)),
  );
}

function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file);
}
