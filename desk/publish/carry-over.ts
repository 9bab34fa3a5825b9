import { formatYaml } from "../../content-model/source.ts";
import { isSame } from "./align.ts";
import { git, names, treeFrom } from "./git.ts";
import { patched } from "./patch.ts";
import {
  type Change,
  changeId,
  changesIn,
  contentOf,
  type FileVersions,
  versionsBetween,
} from "./versions.ts";

type Trees = {
  before: string;
  after: string;
  /** What they are carried over to, which may differ from both. */
  onto: string;
  isWanted?: (change: Pick<Change, "id">) => boolean;
};

type Merged = { tree: string; conflicts: Change[] };

/** A tree or commit with the changes between two others, or some of them, in content files alone. */
export async function carriedOver(folder: string, trees: Trees): Promise<Merged> {
  const { before, after, onto, isWanted = () => true } = trees;
  const versions = await versionsBetween(folder, before, after);
  const present = await blobsIn(folder, onto, versions);
  const conflicts: Change[] = [];
  const lines: string[] = [];
  const prefix = await git(folder, "rev-parse", "--show-prefix");
  for (const version of versions) {
    const now = present.get(version.file);
    const merged = await mergedFile(folder, { version, now, isWanted });
    conflicts.push(...merged.conflicts);
    const mode = merged.blob ? `100644 ${merged.blob}` : `0 ${"0".repeat(40)}`;
    if (merged.blob !== now) lines.push(`${mode}\t${prefix}${version.file}`);
  }
  const tree = await treeFrom(folder, onto, (repository) =>
    git({ ...repository, input: lines.join("\0") }, "update-index", "-z", "--index-info"),
  );
  return { tree, conflicts };
}

async function blobsIn(folder: string, tree: string, versions: readonly FileVersions[]) {
  if (versions.length === 0) return new Map<string, string>();
  const files = versions.map(({ file }) => file);
  const listed = await git(folder, "ls-tree", "-r", "-z", tree, "--", ...files);
  return new Map(
    names(listed).map((line) => {
      const [what = "", file = ""] = line.split("\t");
      return [file, what.split(" ")[2] ?? ""];
    }),
  );
}

type File = {
  version: FileVersions;
  now: string | undefined;
  isWanted: (change: Pick<Change, "id">) => boolean;
};

async function mergedFile(
  folder: string,
  { version, now, isWanted }: File,
): Promise<{ blob: string | undefined; conflicts: Change[] }> {
  const { file, before, after } = version;
  const changes = await changesIn(folder, [version]);
  const wanted = new Set(changes.filter(isWanted).map(({ id }) => id));
  if (wanted.size === 0 || now === after) return { blob: now, conflicts: [] };
  if (wanted.size === changes.length && now === before) return { blob: after, conflicts: [] };
  const content = (blob: string | undefined) => contentOf(folder, file, blob);
  const versions = { before: await content(before), after: await content(after) };
  const present = await content(now);
  const { data, conflicts } = patched(present, versions, (difference) =>
    wanted.has(changeId(file, difference)),
  );
  const known = [
    { data: present, blob: now },
    { data: versions.after, blob: after },
  ].find((one) => isSame(one.data, data));
  const written = known ?? { blob: await write(folder, formatYaml(data)) };
  const told = conflicts.map((conflict) => ({ ...conflict, file, id: changeId(file, conflict) }));
  return { blob: written.blob, conflicts: told };
}

function write(folder: string, text: string): Promise<string> {
  return git({ folder, input: text }, "hash-object", "-w", "--stdin");
}
