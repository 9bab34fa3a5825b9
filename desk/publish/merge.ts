import { commitTree, GitError, git } from "./git.ts";

type Sides = { base: string; ours: string; theirs: string };

/** Git's three-way merge of trees or commits. `conflicts` names the files that both changed in the same place. */
export async function merged(
  folder: string,
  { base, ours, theirs }: Sides,
): Promise<{ tree: string; conflicts: string[] }> {
  // Temporary commits, because git finds the base of a merge by common ancestors.
  const root = await commitTree(folder, { tree: base, message: "Base" });
  const standing = (tree: string) => commitTree(folder, { tree, parents: [root], message: "Side" });
  const merge = ["merge-tree", "--write-tree", "--name-only", "--no-messages"];
  const sides = [await standing(ours), await standing(theirs)];
  try {
    return {
      tree: await git(folder, "-c", "merge.renames=false", ...merge, ...sides),
      conflicts: [],
    };
  } catch (error) {
    const [tree = "", ...conflicts] = error instanceof GitError ? error.message.split("\n") : [];
    if (conflicts.length === 0) throw error;
    return { tree, conflicts };
  }
}
