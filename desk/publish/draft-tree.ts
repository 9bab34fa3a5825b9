import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isContentFile } from "../../site/content/files/content-files.ts";
import { isOwnFile, type Write } from "../stored-files.ts";
import { git, gitBytes, names, treeFrom } from "./git.ts";
import { versionsBetween } from "./versions.ts";

/** The saved changes that are not published. */
export type DraftTree = {
  /** The last local commit. */
  base: string;
  /** Its tree with the content files from the disk. */
  draft: string;
  /** The changed content files, relative to the folder. */
  files: string[];
};

export async function readDraftTree(folder: string): Promise<DraftTree> {
  const options = ["--porcelain", "-z", "--untracked-files=all", "--no-renames"];
  const status = await git(folder, "status", ...options, "--", ".");
  const prefix = await git(folder, "rev-parse", "--show-prefix");
  const files = names(status)
    .filter((line) => !isWithdrawn(line, folder))
    .map((line) => line.slice("XY ".length + prefix.length))
    .filter((file) => isContentFile(file) && isOwnFile(file, folder));
  const base = await git(folder, "rev-parse", "HEAD");
  const draft = await treeFrom(folder, base, async (repository) => {
    if (files.length > 0) await git(repository, "add", "--all", "--", ...files);
  });
  return { base, draft, files };
}

/** Whether a line of git's status is a new photograph that was taken back: `photos.yaml` does not name it. */
function isWithdrawn(line: string, folder: string): boolean {
  const [, name] = /^\?\? .*media\/stills\/(.+)\.jpg$/.exec(line) ?? [];
  if (name === undefined) return false;
  return !readFileSync(join(folder, "photos.yaml"), "utf8")
    .split("\n")
    .includes(`  - name: ${name}`);
}

/** Identifies a draft, and what it is compared with. */
export function idOf({ base, draft }: DraftTree): string {
  return `${base}.${draft}`;
}

/** The writes that turn the files of one tree into those of another. */
export async function writesBetween(folder: string, before: string, after: string) {
  const versions = await versionsBetween(folder, before, after);
  const writes = versions.map(async ({ file, after: blob }): Promise<Write> => {
    const bytes = blob === undefined ? blob : await gitBytes(folder, "cat-file", "blob", blob);
    return { file, bytes };
  });
  return Promise.all(writes);
}
