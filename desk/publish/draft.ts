import { mistakeInWords } from "../owners-words.ts";
import { newMistakes } from "../server/check.ts";
import { Refusal } from "../server/refusal.ts";
import { type Write, writeFiles } from "../server/stored-files.ts";
import { carriedOver } from "./carry-over.ts";
import { changedFiles } from "./changed-files.ts";
import { placesInWords } from "./changes.ts";
import { git, gitBytes, treeFrom } from "./git.ts";
import { type Change, changesIn, type FileVersions, versionsBetween } from "./versions.ts";

/** What is saved and not published. */
export type Draft = {
  /** The last commit here, on which it stands. */
  base: string;
  /** Of that commit with the content files as they stand on disk. */
  tree: string;
  changes: readonly Change[];
  versions: readonly FileVersions[];
  /** What stands in the folder and is no content file: it is never published. */
  leftOut: readonly string[];
};

/** Two trees between which the draft has gone, so that the way back is known. */
export type Way = { before: string; after: string };

export async function readDraft(folder: string): Promise<Draft> {
  const { changed, leftOut } = await changedFiles(folder);
  const base = await git(folder, "rev-parse", "HEAD");
  const tree = await treeFrom(folder, base, async (repository) => {
    if (changed.length > 0) await git(repository, "add", "--all", "--", ...changed);
  });
  const versions = await versionsBetween(folder, base, tree);
  return { base, tree, versions, changes: await changesIn(folder, versions), leftOut };
}

/** Writes what was published in the place of some changes, other edits untouched. @throws Refusal */
export async function putBack(folder: string, ids: readonly string[]): Promise<Way> {
  const { base, tree, changes } = await readDraft(folder);
  const isKept = ({ id }: { id: string }) => !ids.includes(id);
  if (changes.every(isKept)) throw new Refusal("That change is not there any more.", 404);
  const trees = { before: base, after: tree, onto: base, isWanted: isKept };
  const { tree: after } = await carriedOver(folder, trees);
  await writeDraft(folder, { before: tree, after });
  return { before: tree, after };
}

/** Takes the draft along the way between two trees, on top of what was changed since. @throws Refusal */
export async function goAlong(folder: string, way: Way): Promise<Way> {
  const { tree: onto } = await readDraft(folder);
  const { tree, conflicts } = await carriedOver(folder, { ...way, onto });
  if (conflicts.length > 0) {
    const places = placesInWords(conflicts);
    throw new Refusal(`Not put back: other words were written there since. See ${places}.`, 409);
  }
  await writeDraft(folder, { before: onto, after: tree });
  return { before: onto, after: tree };
}

/** Writes the files that differ. @throws Refusal where the website would not work with them */
async function writeDraft(folder: string, { before, after }: Way): Promise<void> {
  const writes = await writesBetween(folder, { before, after });
  const mistakes = newMistakes(writes, folder);
  if (mistakes.length > 0) {
    throw new Refusal(
      `Not put back: the website would not work.\n${mistakes.map(mistakeInWords).join("\n")}`,
    );
  }
  writeFiles(writes, folder);
}

export async function writesBetween(folder: string, way: Way): Promise<Write[]> {
  const versions = await versionsBetween(folder, way.before, way.after);
  return Promise.all(
    versions.map(async ({ file, after }) => ({
      file,
      bytes: after && (await gitBytes(folder, "cat-file", "blob", after)),
    })),
  ) as Promise<Write[]>;
}
