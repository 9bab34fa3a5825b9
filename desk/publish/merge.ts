import { commitTree, GitError, git } from "./git.ts";

type Sides = { base: string; ours: string; theirs: string };

/** Trees or commits brought together by git's own three-way merge; `conflicts` names the files in which both say something else. */
export async function merged(
  folder: string,
  { base, ours, theirs }: Sides,
): Promise<{ tree: string; conflicts: string[] }> {
  // Commits that nobody is shown: git takes the base from what both stand on.
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
