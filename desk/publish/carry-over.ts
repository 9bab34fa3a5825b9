import { formatYaml } from "../../content-model/source.ts";
import { isSame } from "./align.ts";
import { blobAt, git, treeFrom } from "./git.ts";
import { patched } from "./patch.ts";
import {
  type Change,
  changeId,
  changesIn,
  contentOf,
  type FileVersions,
  versionsBetween,
  type Way,
} from "./versions.ts";

type IsWanted = (change: Pick<Change, "id">) => boolean;

type Carried = Way & {
  /** What they are carried over to, which may differ from both. */
  onto: string;
  isWanted?: IsWanted;
};

type Merged<Result> = Result & { conflicts: Change[] };

/** A tree or commit with the changes between two others, or some of them, in content files alone. */
export async function carriedOver(
  folder: string,
  { onto, isWanted = () => true, ...trees }: Carried,
): Promise<Merged<{ tree: string }>> {
  const conflicts: Change[] = [];
  const lines: string[] = [];
  const prefix = await git(folder, "rev-parse", "--show-prefix");
  for (const version of await versionsBetween(folder, trees)) {
    const now = await blobAt(folder, onto, version.file);
    const merged = await mergedFile(folder, version, { now, isWanted });
    conflicts.push(...merged.conflicts);
    const mode = merged.blob ? `100644 ${merged.blob}` : `0 ${"0".repeat(40)}`;
    if (merged.blob !== now) lines.push(`${mode}\t${prefix}${version.file}`);
  }
  const tree = await treeFrom(folder, onto, (repository) =>
    git({ ...repository, input: lines.join("\0") }, "update-index", "-z", "--index-info"),
  );
  return { tree, conflicts };
}

async function mergedFile(
  folder: string,
  version: FileVersions,
  { now, isWanted }: { now: string | undefined; isWanted: IsWanted },
): Promise<Merged<{ blob: string | undefined }>> {
  const { file, before, after } = version;
  const changes = await changesIn(folder, version);
  const wanted = new Set(changes.filter(isWanted).map(({ id }) => id));
  if (wanted.size === 0 || now === after) return { blob: now, conflicts: [] };
  if (wanted.size === changes.length && now === before) return { blob: after, conflicts: [] };
  const content = (blob: string | undefined) => contentOf(folder, file, blob);
  const versions = { before: await content(before), after: await content(after) };
  const present = await content(now);
  const idOf = changeId.bind(undefined, file);
  const { data, conflicts } = patched(present, versions, (one) => wanted.has(idOf(one)));
  const told = conflicts.map((conflict) => ({ ...conflict, file, id: idOf(conflict) }));
  // What says the same stays as it is written.
  if (isSame(data, present)) return { blob: now, conflicts: told };
  if (isSame(data, versions.after)) return { blob: after, conflicts: told };
  const written = { folder, input: formatYaml(data) };
  return { blob: await git(written, "hash-object", "-w", "--stdin"), conflicts: told };
}
