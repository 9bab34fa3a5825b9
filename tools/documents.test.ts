import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";

const documents = [...globSync("*.md"), ...globSync("docs/**/*.md")];
const scripts: Record<string, string> = JSON.parse(readFileSync("package.json", "utf8")).scripts;

describe.each(documents)("%s", (document) => {
  const text = readFileSync(document, "utf8");

  it("links to files that are there", () => {
    const targets = Array.from(
      text.matchAll(/\]\((?!https?:|#)([^)#]+)/g),
      ([, path = ""]) => path,
    );
    const missing = targets.filter((path) => !existsSync(join(dirname(document), path)));
    expect(missing).toEqual([]);
  });

  it("names commands that are there", () => {
    const named = Array.from(text.matchAll(/npm run ([\w:-]+)/g), ([, name = ""]) => name);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});
