import { readFileSync } from "node:fs";
import { SPECIFIED } from "../../site/content/checking/specified.ts";
import { isContentFile, isYamlFile } from "../../site/content/files/content-files.ts";
import { mistakeInWords } from "../owners-words.ts";
import { newMistakes } from "../server/check.ts";
import { Refusal } from "../server/refusal.ts";
import { isOwnFile, placeOf, type Write, writeFiles } from "../server/stored-files.ts";
import { UNWRITTEN } from "../unwritten.ts";
import { git, gitBytes, names, treeFrom } from "./git.ts";
import { versionsBetween } from "./versions.ts";

/** What is saved and not published. */
export type DraftTree = {
  /** The last commit here. */
  base: string;
  /** Its tree with the content files as they stand on disk. */
  draft: string;
  /** Of the content, as git names them below the folder. */
  files: string[];
  /** New ones with a text that is still to be written: they wait, and the rest can go. */
  leftOut: string[];
};

export async function readDraftTree(folder: string): Promise<DraftTree> {
  const options = ["--porcelain", "-z", "--untracked-files=all", "--no-renames"];
  const status = await git(folder, "status", ...options, "--", ".");
  const prefix = await git(folder, "rev-parse", "--show-prefix");
  const found = names(status).map((line) => ({
    file: line.slice("XY ".length + prefix.length),
    isNew: line.startsWith("?"),
  }));
  const own = found.filter(
    ({ file }) => file !== SPECIFIED && isContentFile(file) && isOwnFile(file, folder),
  );
  const waits = ({ file, isNew }: (typeof own)[number]) =>
    isNew && isYamlFile(file) && readFileSync(placeOf(file, folder), "utf8").includes(UNWRITTEN);
  const files = own.filter((one) => !waits(one)).map(({ file }) => file);
  const leftOut = own.filter(waits).map(({ file }) => file);
  const base = await git(folder, "rev-parse", "HEAD");
  const draft = await treeFrom(folder, base, async (repository) => {
    if (files.length === 0) return;
    await git(repository, "add", "--all", "--", ...files);
    // From the first publication on the words are the owner's, and no test holds them to the sample's.
    await git(repository, "rm", "--cached", "--quiet", "--ignore-unmatch", "--", SPECIFIED);
  });
  return { base, draft, files, leftOut };
}

/** What makes the files of one tree those of another. */
export async function writesBetween(folder: string, before: string, after: string) {
  const versions = await versionsBetween(folder, before, after);
  const writes = versions.map(async ({ file, after: blob }): Promise<Write> => {
    const bytes = blob === undefined ? blob : await gitBytes(folder, "cat-file", "blob", blob);
    return { file, bytes };
  });
  return Promise.all(writes);
}

/** @throws Refusal where the website would not work with them */
export function writeIfWorking(folder: string, writes: readonly Write[]): void {
  const said = newMistakes(writes, folder).map(mistakeInWords).join("\n");
  if (said) throw new Refusal(`Not put back: the website would not work.\n${said}`);
  writeFiles(writes, folder);
}
