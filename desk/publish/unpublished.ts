import { isContentFile } from "../../content-model/content-files.ts";
import { SPECIFIED } from "../../content-model/specified.ts";
import { mistakeInWords } from "../owners-words.ts";
import { newMistakes } from "../server/check.ts";
import { Refusal } from "../server/refusal.ts";
import { isOwnFile, type Write, writeFiles } from "../server/stored-files.ts";
import { carriedOver } from "./carry-over.ts";
import { git, gitBytes, names, treeFrom } from "./git.ts";
import { placesInWords } from "./in-words.ts";
import { changesBetween, versionsBetween, type Way } from "./versions.ts";

/** What is saved and not published: the last commit here, and that commit with the content files as they stand on disk. */
export type Unpublished = Way & {
  /** What stands in the folder and is no content file: it is never published. */
  leftOut: string[];
};

export async function readUnpublished(folder: string): Promise<Unpublished> {
  const options = ["--porcelain", "-z", "--untracked-files=all", "--no-renames"];
  const status = await git(folder, "status", ...options, "--", ".");
  const prefix = await git(folder, "rev-parse", "--show-prefix");
  const found = names(status)
    .map((line) => line.slice("XY ".length + prefix.length))
    .filter((file) => file !== SPECIFIED);
  const isOwn = (file: string) => isContentFile(file) && isOwnFile(file, folder);
  const changed = found.filter(isOwn);
  const before = await git(folder, "rev-parse", "HEAD");
  const after = await treeFrom(folder, before, async (repository) => {
    if (changed.length > 0) await git(repository, "add", "--all", "--", ...changed);
  });
  return { before, after, leftOut: found.filter((file) => !isOwn(file)) };
}

/** Writes what was published in the place of some changes, other edits untouched. @throws Refusal */
export async function putBack(folder: string, ids: readonly string[]): Promise<Way> {
  const { before, after } = await readUnpublished(folder);
  const isKept = ({ id }: { id: string }) => !ids.includes(id);
  if ((await changesBetween(folder, { before, after })).every(isKept)) {
    throw new Refusal("That change is not there any more.", 404);
  }
  const { tree } = await carriedOver(folder, { before, after, onto: before, isWanted: isKept });
  return write(folder, { before: after, after: tree });
}

/** Takes what is saved along the way between two trees, on top of what was changed since. @throws Refusal */
export async function goAlong(folder: string, way: Way): Promise<Way> {
  const { after: onto } = await readUnpublished(folder);
  const { tree, conflicts } = await carriedOver(folder, { ...way, onto });
  if (conflicts.length > 0) {
    const places = placesInWords(conflicts);
    throw new Refusal(`Not put back: other words were written there since. See ${places}.`, 409);
  }
  return write(folder, { before: onto, after: tree });
}

/** Writes the files that differ. @throws Refusal where the website would not work with them */
async function write(folder: string, way: Way): Promise<Way> {
  const writes = await writesBetween(folder, way);
  const mistakes = newMistakes(writes, folder);
  if (mistakes.length > 0) {
    const said = mistakes.map(mistakeInWords).join("\n");
    throw new Refusal(`Not put back: the website would not work.\n${said}`);
  }
  writeFiles(writes, folder);
  return way;
}

export async function writesBetween(folder: string, way: Way): Promise<Write[]> {
  const versions = await versionsBetween(folder, way);
  return Promise.all(
    versions.map(async ({ file, after }) => ({
      file,
      bytes: after === undefined ? after : await gitBytes(folder, "cat-file", "blob", after),
    })),
  );
}
