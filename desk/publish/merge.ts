import { formatYaml, type RawFile } from "../../site/content/source.ts";
import { mergeFields } from "../merge-fields.ts";
import { git, gitOrNothing, treeFrom } from "./git.ts";
import { type Change, contentOf, versionsBetween } from "./versions.ts";

/** Trees or commits. */
type Sides = { base: string; ours: string; theirs: string };

/** `clashes` are the fields, lists or pictures that both sides changed. */
type Merged = { tree: string; clashes: Change[] };

/**
 * Makes in one side the changes of the other to content files. Where both changed a file, its fields are
 * merged.
 */
export async function merged(folder: string, { base, ours, theirs }: Sides): Promise<Merged> {
  const clashes: Change[] = [];
  const prefix = await git(folder, "rev-parse", "--show-prefix");
  const tree = await treeFrom(folder, ours, async (repository) => {
    for (const { file, before, after } of await versionsBetween(folder, base, theirs)) {
      const now = await gitOrNothing(folder, "rev-parse", "--verify", `${ours}:./${file}`);
      let blob = after;
      if (now !== before && now !== after) {
        const read = (one: string | undefined) => contentOf(folder, file, one);
        const { value, clashes: found } = mergeFields({
          before: await read(before),
          now: await read(now),
          after: await read(after),
        });
        for (const { path, theirs, mine } of found)
          clashes.push({ file, path, before: theirs, after: mine });
        if (found.length > 0) continue;
        const input = formatYaml(value as RawFile);
        blob = await git({ folder, input }, "hash-object", "-w", "--stdin");
      }
      // An entry is named from the top of the repository, a file to remove from the folder.
      const entry = `100644,${blob},${prefix}${file}`;
      const act = blob ? ["--add", "--cacheinfo", entry] : ["--force-remove", "--", file];
      await git(repository, "update-index", ...act);
    }
  });
  return { tree, clashes };
}
