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

const FOLDERS = "contract,deploy,desk,docs,lab,server,site,supabase,test";
const code = globSync(`{*,{${FOLDERS}}/**/*}.{ts,tsx,css,js}`, { exclude: ["**/node_modules/**"] });
/** In backticks: a file of code, with or without its folders, or any path that begins with a folder of code. */
const PATH = new RegExp(
  `\`((?:[\\w.-]+/)*[\\w-][\\w.-]*\\.(?:tsx?|css|js)|(?:${FOLDERS.replaceAll(",", "|")})/[\\w./-]+)\``,
  "g",
);
const ignored = readFileSync(".gitignore", "utf8").split(/\/?\n/);

/** What a text names in backticks as files and folders of the code, and is not there. A removed room may have had a file of that name. */
function missingPaths(text: string): string[] {
  const isThere = (path: string) =>
    existsSync(path) ||
    ignored.includes(path) ||
    removed.some((room) => !path.includes("/") || path.startsWith(`${room}/`)) ||
    code.some((file) => file.endsWith(`/${path}`));
  return Array.from(text.matchAll(PATH), ([, path = ""]) => path).filter((path) => !isThere(path));
}

const COMMENT = /\/\*[\s\S]*?\*\/|\/\/.*/g;

it("finds what a comment of the code names", () => {
  const missing = code.flatMap((file) => {
    const comments = readFileSync(file, "utf8").match(COMMENT)?.join("\n") ?? "";
    return missingPaths(comments).map((path) => `${file}: ${path}`);
  });
  expect(missing).toEqual([]);
});

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

  // The changelog names commands and files of earlier versions.
  if (document === "CHANGELOG.md") return;
  it("names files and folders of the code that are there", () => {
    expect(missingPaths(text)).toEqual([]);
  });

  it("names commands that are there", () => {
    const named = text.matchAll(/npm run ([\w:-]+)(?: -w (\w+))?/g);
    const missing = Array.from(named).filter(
      ([, name = "", workspace = ""]) => scriptsOf(workspace)?.includes(name) === false,
    );
    expect(missing.map(([command]) => command)).toEqual([]);
  });
});
