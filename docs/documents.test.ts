import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";

const ofFolders = globSync("{docs,desk}/**/*.md", { exclude: ["**/node_modules/**"] });
const documents = [...globSync("*.md"), ...ofFolders];

/** @param folder of a workspace; empty for the website itself */
function scriptsOf(folder: string): string[] {
  return Object.keys(JSON.parse(readFileSync(join(folder, "package.json"), "utf8")).scripts);
}

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

  // The changelog names commands of earlier versions.
  if (document === "CHANGELOG.md") return;
  it("names commands that are there", () => {
    const named = text.matchAll(/npm run ([\w:-]+)(?: -w (\w+))?/g);
    const missing = Array.from(named).filter(
      ([, name = "", workspace = ""]) => !scriptsOf(workspace).includes(name),
    );
    expect(missing.map(([command]) => command)).toEqual([]);
  });
});
