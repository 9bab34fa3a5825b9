import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isContentFile } from "../../site/content/files/content-files.ts";
import { isOwnFile } from "../stored-files.ts";
import { git, names, treeFrom } from "./git.ts";

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
