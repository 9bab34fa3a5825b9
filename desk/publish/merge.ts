import { parse } from "yaml";
import { isYamlFile } from "../../site/content/files/content-files.ts";
import { formatYaml, type RawFile } from "../../site/content/source.ts";
import { mergeFields } from "../merge-fields.ts";
import { commitTree, GitError, git, gitOrNothing, treeFrom } from "./git.ts";
import type { Change } from "./versions.ts";

type Sides = { base: string; ours: string; theirs: string };

/** `clashes` are the fields, lists or pictures that both sides changed. */
type Merged = { tree: string; clashes: Change[] };

/** Git's three-way merge of trees or commits. Where both changed neighbouring lines of a file, its fields are merged. */
export async function merged(folder: string, sides: Sides): Promise<Merged> {
  // Temporary commits, because git finds the base of a merge by common ancestors.
  const root = await commitTree(folder, { tree: sides.base, message: "Base" });
  const standing = (tree: string) => commitTree(folder, { tree, parents: [root], message: "Side" });
  const merge = ["merge-tree", "--write-tree", "--name-only", "--no-messages"];
  const both = [await standing(sides.ours), await standing(sides.theirs)];
  try {
    const tree = await git(folder, "-c", "merge.renames=false", ...merge, ...both);
    return { tree, clashes: [] };
  } catch (error) {
    const [tree = "", ...files] = error instanceof GitError ? error.message.split("\n") : [];
    if (files.length === 0) throw error;
    const clashes: Change[] = [];
    const whole = await treeFrom(folder, tree, async (repository) => {
      for (const file of files) {
        const { value, clashes: found } = await mergedFile(folder, file, sides);
        for (const { path, theirs, mine } of found)
          clashes.push({ file, path, before: theirs, after: mine });
        if (found.length > 0) continue;
        const input = formatYaml(value as RawFile);
        const blob = await git({ folder, input }, "hash-object", "-w", "--stdin");
        const prefix = await git(folder, "rev-parse", "--show-prefix");
        await git(repository, "update-index", "--cacheinfo", `100644,${blob},${prefix}${file}`);
      }
    });
    return { tree: whole, clashes };
  }
}

async function mergedFile(folder: string, file: string, { base, ours, theirs }: Sides) {
  const read = async (tree: string) => {
    const found = await gitOrNothing(folder, "show", `${tree}:./${file}`);
    return isYamlFile(file) && found ? parse(found) : found;
  };
  const [before, now, after] = await Promise.all([base, ours, theirs].map(read));
  return mergeFields({ before, now, after });
}
