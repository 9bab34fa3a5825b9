import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";

const ofFolders = globSync("{docs,desk}/**/*.md", { exclude: ["**/node_modules/**"] });
const documents = [...globSync("*.md"), ...ofFolders];

/** The rooms of README's "What you can remove" that were removed. */
const removed = Array.from(
  readFileSync("README.md", "utf8").matchAll(/^\| `([\w/]+)\/` \|/gm),
  ([, room = ""]) => room,
).filter((room) => !existsSync(room));

/** @param folder of a workspace; empty for the website itself. Undefined if it was removed */
function scriptsOf(folder: string): string[] | undefined {
  if (removed.includes(folder)) return undefined;
  return Object.keys(JSON.parse(readFileSync(join(folder, "package.json"), "utf8")).scripts);
}

describe.each(documents)("%s", (document) => {
  const text = readFileSync(document, "utf8");

  it("links to files that are there", () => {
    const targets = Array.from(
      text.matchAll(/\]\((?!https?:|#)([^)#]+)/g),
      ([, path = ""]) => path,
    );
    const missing = targets
      .map((path) => join(dirname(document), path))
      .filter((path) => !existsSync(path) && !removed.some((room) => path.startsWith(`${room}/`)));
    expect(missing).toEqual([]);
  });

  // The changelog names commands of earlier versions.
  if (document === "CHANGELOG.md") return;
  it("names commands that are there", () => {
    const named = text.matchAll(/npm run ([\w:-]+)(?: -w (\w+))?/g);
    const missing = Array.from(named).filter(
      ([, name = "", workspace = ""]) => scriptsOf(workspace)?.includes(name) === false,
    );
    expect(missing.map(([command]) => command)).toEqual([]);
  });
});
