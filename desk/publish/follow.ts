import { rmSync } from "node:fs";
import { join } from "node:path";
import { SPECIFIED } from "../../content-model/specified.ts";
import { commitTree, GitError, git, gitOrNothing, gitWithIndex, names } from "./git.ts";

type Publication = {
  folder: string;
  commit: string;
  /** The content files it was made from, named below the folder. */
  files: readonly string[];
  /** The file of an index that holds the last commit here with these files as they stood on disk. */
  index: string;
};

/**
 * Brings the branch here up to what was published: forward where it can, else by a merge commit on
 * top of a developer's own commits, which stay as they are. Where unfinished work stands in the
 * way, the branch takes the saved words alone, as a commit of its own.
 */
export async function follow({ folder, commit, files, index }: Publication): Promise<void> {
  const savedSince = await changedOnDisk(folder, files, index);
  const tree = await gitWithIndex(index, folder, "write-tree");
  const message = await git(folder, "log", "-1", "--format=%B", commit);
  const alone = await commitTree(folder, { tree, parents: ["HEAD"], message });
  const next = await joined(folder, alone, commit);
  if (!next || !(await moveForward(folder, next, files))) await moveBeside(folder, alone, files);
  // Words that others published for the same file come to disk, unless it was saved again.
  const older = await changedOnDisk(folder, files);
  const replaced = older.filter((file) => !savedSince.includes(file));
  if (replaced.length > 0) await git(folder, "checkout", "--quiet", "--", ...replaced);
}

/** The publication itself where no commit is here alone, else both; undefined where they conflict. */
async function joined(folder: string, alone: string, commit: string): Promise<string | undefined> {
  const isBehind = await gitOrNothing(folder, "merge-base", "--is-ancestor", "HEAD", commit);
  if (isBehind !== undefined) return commit;
  const tree = await gitOrNothing(folder, "merge-tree", "--write-tree", alone, commit);
  const message = "Merge what the desk has published";
  return tree && commitTree(folder, { tree, parents: ["HEAD", commit], message });
}

/** False where files that are not the desk's stand in the way. */
async function moveForward(folder: string, next: string, files: readonly string[]) {
  await git(folder, "reset", "--quiet", next, "--", ...files);
  return (await gitOrNothing(folder, "merge", "--quiet", "--ff-only", next)) !== undefined;
}

/** To a commit of what stands on disk already. */
async function moveBeside(folder: string, alone: string, files: readonly string[]) {
  await git(folder, "update-ref", "HEAD", alone);
  await git(folder, "reset", "--quiet", "--", ...files, SPECIFIED);
  rmSync(join(folder, SPECIFIED), { force: true });
}

/** Those of the files that differ from an index, by default the branch's. */
async function changedOnDisk(folder: string, files: readonly string[], index?: string) {
  // It fails where a file differs, which is what is asked below.
  await gitWithIndex(index, folder, "update-index", "-q", "--refresh").catch(ignoreGitError);
  const options = ["--name-only", "--relative", "-z", "--", ...files];
  return names(await gitWithIndex(index, folder, "diff-files", ...options));
}

function ignoreGitError(error: unknown): void {
  if (!(error instanceof GitError)) throw error;
}
