import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";

/** Each may import what stands before it, and itself; names on one line are one rung. */
const ladder = [
  ["contract"],
  ["content-model"],
  ["site/settings.ts", "site/dist.ts", "site/build-cache.ts", "site/site-context.ts"],
  ["site/styles", "site/clinic", "site/media", "site/components"],
  ["site/function-content.ts", "site/site.ts"],
  ["site/render/structured-data"],
  ["site/layout"],
  ["site/pages"],
  ["site/routes.tsx"],
  ["site/open-site.ts"],
  ["site/render", "site/browser.ts", "site/site.css"],
  ["site/vite", "site/commands"],
];

const LONGEST_FILE = 200;

const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { encoding: "utf8" })
  .split("\n")
  .filter((file) => /\.(tsx?|css)$/.test(file));
const sources = files.filter(
  (file) => /^(content-model|contract|site)\//.test(file) && !isTest(file),
);

describe("imports", () => {
  it("run downward only", () => {
    const upward = imports().filter(({ from, to }) => rung(to) > rung(from));
    expect(upward.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
  });

  it("bring no content to a component or to a script of the browser: props do", () => {
    const shown = /^site\/components\/|\.client\.ts$/;
    const found = sources
      .filter((file) => shown.test(file))
      .map(wayToContent)
      .filter((way) => way !== undefined);
    expect(found).toEqual([]);
  });

  it("bring the clinic's folder to what starts a process alone: all else is handed a site", () => {
    const starts = /^(content-model|site\/vite|site\/commands)\/|^site\/open-site\.ts$/;
    const readers = imports().filter(({ to }) => /^content-model\/(read|folder)\.ts$/.test(to));
    const elsewhere = readers.filter(({ from }) => !starts.test(from));
    expect(elsewhere.map(({ from }) => from)).toEqual([]);
  });

  it("leave the server out of the site, and the interface out of the server", () => {
    const server = files.filter((file) => file.startsWith("server/") && !isTest(file));
    // It puts both together, and is no part of what is served.
    server.splice(server.indexOf("server/development.ts"), 1);
    const ofServer = importsOf(server).filter(({ to }) => to.startsWith("site/"));
    expect(ofServer).toEqual([]);
    expect(imports().filter(({ to }) => to.startsWith("server/"))).toEqual([]);
  });

  it("leave the content out of function, server and contract, types included", () => {
    const readers = files.filter((file) => /^(contract|server|supabase)\//.test(file));
    const reading = readers.filter((file) =>
      /["']\.[^"']*\/content-model\//.test(readFileSync(file, "utf8")),
    );
    expect(readers.length).toBeGreaterThan(50);
    expect(reading).toEqual([]);
  });

  it("give every file of the site a rung", () => {
    expect(sources.filter((file) => /\.tsx?$/.test(file) && rung(file) === -1)).toEqual([]);
  });
});

describe("files", () => {
  it(`have at most ${LONGEST_FILE} lines, content aside`, () => {
    const long = files
      .filter((file) => !/^content(-model)?\//.test(file))
      .map((file) => ({ file, lines: readFileSync(file, "utf8").split("\n").length - 1 }))
      .filter(({ lines }) => lines > LONGEST_FILE);
    expect(long).toEqual([]);
  });
});

function imports() {
  return importsOf(sources);
}

/** Files and globs that a file names. Imports of types alone bind nothing at run time and are left out. */
function importsOf(from: string[]) {
  return from.flatMap((file) => {
    const text = readFileSync(file, "utf8").replace(/^(import|export) type\b[^;]*;/gm, "");
    const named = text.matchAll(/(?:\bfrom |\bimport[ (]|\.glob\b[^(]*\()"(\.?[./][^"?]+)/g);
    return Array.from(named, ([, target = ""]) => ({
      from: file,
      to: target.startsWith("/") ? target.slice(1) : join(dirname(file), target),
    }));
  });
}

/** The shortest chain of imports from a file to content: "site/components/team/Team.tsx > content-model/read.ts". */
function wayToContent(file: string): string | undefined {
  const ways = new Map([[file, file]]);
  for (const [reached, way] of ways) {
    if (reached.startsWith("content-model/")) return way;
    const next = sources.includes(reached) ? importsOf([reached]) : [];
    for (const { to } of next) if (!ways.has(to)) ways.set(to, `${way} > ${to}`);
  }
  return undefined;
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
