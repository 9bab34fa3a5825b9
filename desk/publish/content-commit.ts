import { join } from "node:path";
import { isContentFile } from "../../content-model/content-files.ts";
import { SPECIFIED } from "../../content-model/specified.ts";
import { placeInWords } from "../owners-words.ts";
import { Refusal } from "../server/refusal.ts";
import { commitTree, GitError, git, gitWithIndex, names } from "./git.ts";

type Parts = {
  folder: string;
  /** Content files that differ from the last commit here, named below the folder. */
  files: readonly string[];
  /** The commit that is published now. */
  published: string;
  message: string;
  /** The file of an index that holds, afterwards, what was committed as it stood on disk. */
  index: string;
};

/**
 * Commits content files on top of what is published: no other file, and none of the commits made here.
 * Neither the branch, nor its index, nor a file on disk is touched.
 * @throws Refusal where something else is published at the same place
 */
export async function contentCommit(parts: Parts): Promise<string> {
  const { folder, files, published, message, index } = parts;
  await gitWithIndex(index, folder, "read-tree", "HEAD");
  await gitWithIndex(index, folder, "add", "--all", "--", ...files);
  const marker = ["--cached", "--quiet", "--ignore-unmatch", "--", SPECIFIED];
  await gitWithIndex(index, folder, "rm", ...marker);
  const saved = await gitWithIndex(index, folder, "write-tree");
  const tree = await ontoPublished(parts, saved);
  const changed = await git(folder, "diff-tree", "-r", "-z", "--name-only", published, tree);
  if (changed === "") throw new Refusal("There is nothing to publish: it is published already.");
  const prefix = await git(folder, "rev-parse", "--show-prefix");
  const foreign = names(changed).filter((file) => !isOwn(file, prefix));
  if (foreign.length > 0)
    throw new Refusal(`Not published. It would change ${foreign.join(", ")}.`);
  return commitTree(folder, { tree, parents: [published], message });
}

/** What was changed here since the last commit, and nothing older, applied to what is published. */
async function ontoPublished(parts: Parts, saved: string): Promise<string> {
  const { folder, published } = parts;
  const commit = (tree: string, ...parents: string[]) =>
    commitTree(folder, { tree, parents, message: "For a merge alone" });
  // The last commit here is made the common ancestor of both, whatever their histories are.
  const base = await commit("HEAD^{tree}");
  const [ours, theirs] = [await commit(saved, base), await commit(`${published}^{tree}`, base)];
  try {
    return await git(folder, "merge-tree", "--write-tree", "--name-only", ours, theirs);
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    throw new Refusal(await conflictInWords(parts, error.message));
  }
}

/** merge-tree names the files that conflict between its first line and an empty one, from here or from the top. */
async function conflictInWords({ folder, published }: Parts, said: string): Promise<string> {
  const prefix = await git(folder, "rev-parse", "--show-prefix");
  const [, ...lines] = said.split("\n");
  const files = lines.slice(0, lines.indexOf("")).map((file) => file.replace(prefix, ""));
  const places = files.map((file) => placeInWords(file, [])).join(", ");
  const isOurs = await git(
    folder,
    "log",
    "-1",
    "--format=%h",
    `${published}..HEAD`,
    "--",
    ...files,
  );
  const reason = isOurs
    ? `A developer has committed other words for the same place, which are not published yet: ${places}.`
    : `Somebody else has published other words for the same place: ${places}.`;
  return `Not published. ${reason} Yours are still saved on this computer. Ask whoever looks after the website to bring both together.`;
}

function isOwn(file: string, prefix: string): boolean {
  const name = file.slice(prefix.length);
  return file.startsWith(prefix) && (isContentFile(name) || name === SPECIFIED);
}

/** Writes the content of a commit into a folder, so that it is checked as it will be published. */
export async function writeContent(
  { folder, commit, index }: { folder: string; commit: string; index: string },
  target: string,
): Promise<void> {
  const prefix = await git(folder, "rev-parse", "--show-prefix");
  const top = await git(folder, "rev-parse", "--show-toplevel");
  await gitWithIndex(index, top, "read-tree", `${commit}:${prefix}`);
  await gitWithIndex(index, top, "checkout-index", "--all", `--prefix=${join(target, "/")}`);
}
