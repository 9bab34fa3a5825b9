import { isContentFile } from "../../content-model/content-files.ts";
import { SPECIFIED } from "../../content-model/specified.ts";
import { isOwnFile } from "../server/stored-files.ts";
import { git, names } from "./git.ts";

export type ChangedFiles = {
  /** Content files that differ from the last commit here. */
  changed: string[];
  /** What stands in the folder and is no content file: it is never published. */
  leftOut: string[];
};

/** What nobody has committed, named below the folder. */
export async function changedFiles(folder: string): Promise<ChangedFiles> {
  const options = ["--porcelain", "-z", "--untracked-files=all", "--no-renames"];
  const status = await git(folder, "status", ...options, "--", ".");
  const prefix = await git(folder, "rev-parse", "--show-prefix");
  const found = names(status)
    .map((line) => line.slice(3 + prefix.length))
    .filter((file) => file !== SPECIFIED);
  const isOwn = (file: string) => isContentFile(file) && isOwnFile(file, folder);
  return { changed: found.filter(isOwn), leftOut: found.filter((file) => !isOwn(file)) };
}
