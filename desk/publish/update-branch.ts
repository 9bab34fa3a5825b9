import { type Write, writeFiles } from "../stored-files.ts";
import { type DraftTree, readDraftTree } from "./draft-tree.ts";
import { commitTree, git, gitBytes, gitOrNothing } from "./git.ts";
import { merged } from "./merge.ts";
import { versionsBetween } from "./versions.ts";

type Published = { folder: string; commit: string; saved: DraftTree; message: string };

/**
 * Moves the local branch to the publication, and keeps what was saved meanwhile. If a developer's own commits
 * or unfinished work are in the way, it commits only the published content locally.
 */
export async function updateBranch({ folder, commit, saved, message }: Published): Promise<void> {
  const { base, draft, files } = saved;
  if (!(await moveForward(folder, commit, files))) {
    const alone = await commitTree(folder, { tree: draft, parents: [base], message });
    await git(folder, "update-ref", "HEAD", alone);
    await git(folder, "reset", "--quiet", "--", ...files);
  }
  // Merges what others published in the same files into the files on disk.
  const [now, next] = [(await readDraftTree(folder)).draft, await git(folder, "rev-parse", "HEAD")];
  const { tree, clashes } = await merged(folder, { base: draft, ours: now, theirs: next });
  if (clashes.length > 0) return;
  writeFiles(await writesBetween(folder, now, tree), folder);
}

/** Resolves to false if local commits or unfinished work are in the way. */
async function moveForward(folder: string, next: string, files: readonly string[]) {
  const isBehind = await gitOrNothing(folder, "merge-base", "--is-ancestor", "HEAD", next);
  if (isBehind === undefined) return false;
  if (files.length > 0) await git(folder, "reset", "--quiet", next, "--", ...files);
  return (await gitOrNothing(folder, "merge", "--quiet", "--ff-only", next)) !== undefined;
}

/** The writes that turn the files of one tree into those of another. */
async function writesBetween(folder: string, before: string, after: string) {
  const versions = await versionsBetween(folder, before, after);
  const writes = versions.map(async ({ file, after: blob }): Promise<Write> => {
    const bytes = blob === undefined ? blob : await gitBytes(folder, "cat-file", "blob", blob);
    return { file, bytes };
  });
  return Promise.all(writes);
}
