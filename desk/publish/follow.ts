import { rmSync } from "node:fs";
import { join } from "node:path";
import { SPECIFIED } from "../../content-model/specified.ts";
import { writeFiles } from "../server/stored-files.ts";
import { carriedOver } from "./carry-over.ts";
import { commitLike, commitTree, git, gitOrNothing } from "./git.ts";
import { withoutMarker } from "./marker.ts";
import { readUnpublished, writesBetween } from "./unpublished.ts";
import { filesBetween } from "./versions.ts";

type Publication = {
  folder: string;
  commit: string;
  /** The commit of what was chosen. */
  chosen: string;
};

/**
 * Brings the branch here up to what was published: forward where it can, else by a merge commit on
 * top of a developer's own commits, which stay as they are. Where unfinished work stands in the
 * way, the branch takes the published words alone, as a commit of its own. What is saved and not
 * published stays as it is.
 */
export async function follow({ folder, commit, chosen }: Publication): Promise<void> {
  const { before: base, after: saved } = await readUnpublished(folder);
  const files = await filesBetween(folder, { before: base, after: saved });
  const way = { before: `${chosen}^`, after: chosen, onto: base };
  const tree = await withoutMarker(folder, (await carriedOver(folder, way)).tree);
  const alone = await commitLike(folder, commit, { tree, parents: [base] });
  const next = await joined(folder, alone, commit);
  const isForward = next !== undefined && (await moveForward(folder, next, files));
  if (!isForward) await moveBeside(folder, alone, files);
  // Where a draft says something else at the same place, the draft stays.
  const there = { before: base, after: isForward ? next : alone, onto: saved };
  const { tree: after } = await carriedOver(folder, there);
  const { after: before } = await readUnpublished(folder);
  writeFiles(await writesBetween(folder, { before, after }), folder);
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
  if (files.length > 0) await git(folder, "reset", "--quiet", next, "--", ...files);
  return (await gitOrNothing(folder, "merge", "--quiet", "--ff-only", next)) !== undefined;
}

/** To a commit of what stands on disk already. */
async function moveBeside(folder: string, alone: string, files: readonly string[]) {
  await git(folder, "update-ref", "HEAD", alone);
  await git(folder, "reset", "--quiet", "--", ...files, SPECIFIED);
  rmSync(join(folder, SPECIFIED), { force: true });
}
