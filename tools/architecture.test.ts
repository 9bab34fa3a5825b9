import { spawnSync } from "node:child_process";
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, matchesGlob, relative, resolve } from "node:path";
import { describe, expect, it } from "vitest";

const LONGEST_FILE = 200;
const ANYTHING = /^(tools|test|bench)\/|^[^/]+\.ts$/;

/** The table of docs/architecture.md: what a row's files may import. */
const rows = new Map<string, readonly string[]>();
for (const line of readFileSync("docs/architecture.md", "utf8").split("\n")) {
  if (!line.startsWith("| `")) continue;
  const [, names = "", , allowed = ""] = line.split("|");
  const above = allowed.includes("all above") ? rows.keys() : [];
  const imports = [...above, ...codes(allowed)];
  for (const name of codes(names)) rows.set(name, imports);
}
const files = globSync("**/*.{ts,tsx,css}", {
  exclude: ["**/node_modules/**", "**/{dist,dist.*,.data}/**", "test/output/**"],
});
const sources = files.filter(
  (file) => !ANYTHING.test(file) && !/\.(test\.tsx?|d\.ts|css)$/.test(file),
);

/** The rows that name a file, the closest first: that one holds. */
const rowsOf = new Map(
  sources.map((file) => {
    const named = [...rows.keys()].filter((name) => isIn(file, name));
    return [file, named.toSorted((one, other) => other.length - one.length)];
  }),
);
const fileOf = new Map(sources.map((file) => [rowsOf.get(file)?.[0], file]));

describe("the table of the architecture", () => {
  it("has a row for every file but tools, tests and benchmarks", () => {
    expect(sources.filter((file) => rowsOf.get(file)?.length === 0)).toEqual([]);
    expect([...rows.keys()].filter((name) => !fileOf.has(name))).toEqual([]);
  });

  it("says of every file what the linter lets it import", () => {
    const asked = sources.flatMap((file) =>
      [...rows.keys()]
        .filter((name) => !rowsOf.get(file)?.includes(name))
        .map((name) => ({ file, name })),
    );
    const refused = refusedImports(asked);
    const untrue = asked.filter(({ file, name }) => {
      const own = rowsOf.get(file)?.[0] ?? "";
      const allowed = rows.get(own);
      const target = rowsOf.get(fileOf.get(name) ?? "") ?? [];
      const isAllowed = target.some((row) => row === own || allowed?.includes(row));
      return isAllowed === refused.has(`${file} ${name}`);
    });
    expect(untrue.map(({ file, name }) => `${file} → ${name}`)).toEqual([]);
  });
});

describe("files", () => {
  it(`have at most ${LONGEST_FILE} lines, content aside`, () => {
    const lines = (file: string) => readFileSync(file, "utf8").split("\n").length - 1;
    const counted = files.filter((file) => !/^content\//.test(file));
    expect(counted.filter((file) => lines(file) > LONGEST_FILE)).toEqual([]);
  });
});

type Import = { file: string; name: string };

/** "file name" of what the linter refuses, asked with the same paths in another folder. */
function refusedImports(asked: readonly Import[]): ReadonlySet<string> {
  const folder = mkdtempSync(join(tmpdir(), "imports-"));
  cpSync("biome.json", join(folder, "biome.json"));
  const byFile = Map.groupBy(asked, ({ file }) => file);
  for (const [file, imports] of byFile) {
    const lines = imports.map(({ name }) => {
      const path = relative(dirname(file), fileOf.get(name) ?? "");
      return `import type { Any } from "${path.startsWith(".") ? path : `./${path}`}";`;
    });
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), lines.join("\n"));
  }
  const options = ["--only=style/noRestrictedImports", "--vcs-enabled=false"];
  const output = ["--reporter=github", "--max-diagnostics=none"];
  const { stdout } = spawnSync(
    resolve("node_modules/.bin/biome"),
    ["lint", ...options, ...output],
    { cwd: folder, encoding: "utf8", maxBuffer: 2 ** 26 },
  );
  const found = stdout.matchAll(/file=([^,]+),line=(\d+)/g);
  return new Set(
    Array.from(found, ([, path = "", line]) => {
      const file = relative(folder, resolve(folder, path));
      return `${file} ${byFile.get(file)?.[Number(line) - 1]?.name}`;
    }),
  );
}

function isIn(file: string, name: string): boolean {
  return matchesGlob(file, name.endsWith("/") ? `${name}**` : name);
}

function codes(cell: string): string[] {
  return Array.from(cell.matchAll(/`([^`]+)`/g), ([, code = ""]) => code);
}
