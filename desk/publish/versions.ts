import { isDeepStrictEqual as isSame } from "node:util";
import { parse } from "yaml";
import { isContentFile, isYamlFile } from "../../site/content/files/content-files.ts";
import type { Path } from "../../site/content/mistakes.ts";
import { isGroup } from "../../site/content/reading/field-place.ts";
import { fileSchemaOf } from "../desk-files.ts";
import { schemaAtPath } from "../file-schema.ts";
import { git, gitBytes, names } from "./git.ts";

/** The git blobs of a content file in two trees. Undefined if the file does not exist there. */
type FileVersions = { file: string; before: string | undefined; after: string | undefined };

/** A changed field, list or file. Undefined means that it does not exist. */
export type Change = { file: string; path: Path; before: unknown; after: unknown };

const RAW = /^:\d+ \d+ (\w+) (\w+) \w$/;
const NONE = /^0+$/;

/** The content files that differ between two trees or commits. */
export async function versionsBetween(
  folder: string,
  before: string,
  after: string,
): Promise<FileVersions[]> {
  const options = ["-r", "-z", "--raw", "--no-renames", "--relative"];
  const parts = names(await git(folder, "diff-tree", ...options, before, after));
  const found: FileVersions[] = [];
  for (let index = 0; index < parts.length; index += 2) {
    const [, one = "", other = ""] = RAW.exec(parts[index] ?? "") ?? [];
    const file = parts[index + 1] ?? "";
    const blob = (name: string) => (NONE.test(name) ? undefined : name);
    if (isContentFile(file)) found.push({ file, before: blob(one), after: blob(other) });
  }
  return found;
}

/** The changed fields between two trees or commits. */
export async function changesBetween(
  folder: string,
  before: string,
  after: string,
): Promise<Change[]> {
  const versions = await versionsBetween(folder, before, after);
  const changes = versions.map(async ({ file, ...blobs }) => {
    const one = await contentOf(folder, file, blobs.before);
    const other = await contentOf(folder, file, blobs.after);
    const found = differences(one, other);
    // The same data in another format.
    const said = found.length > 0 ? found : [{ path: [], before: one, after: other }];
    return said
      .map((difference) => ({ file, ...difference }))
      .filter((change) => !isByDefault(change));
  });
  return (await Promise.all(changes)).flat();
}

/** Whether one side writes the default that the other side leaves out. */
function isByDefault({ file, path, before, after }: Change): boolean {
  if (path.length === 0) return false;
  const byDefault = schemaAtPath(fileSchemaOf(file.replace(/\.yaml$/, "")), path).default;
  return byDefault !== undefined && isSame(before ?? byDefault, after ?? byDefault);
}

/** The data of a YAML file, or the blob of a picture. */
export async function contentOf(folder: string, file: string, blob: string | undefined) {
  if (blob === undefined || !isYamlFile(file)) return blob;
  return parse(String(await gitBytes(folder, "cat-file", "blob", blob)));
}

/** The differences, field by field. A list with added, removed or moved entries is one difference. */
export function differences(
  before: unknown,
  after: unknown,
  path: Path = [],
): Omit<Change, "file">[] {
  if (isSame(before, after)) return [];
  const areGroups = isGroup(before) && isGroup(after);
  if (!areGroups && !haveSamePlaces(before, after)) return [{ path, before, after }];
  const [one, other] = [before, after] as Record<string, unknown>[];
  const keys = [...new Set([...Object.keys(one ?? {}), ...Object.keys(other ?? {})])];
  return keys.flatMap((key) =>
    differences(one?.[key], other?.[key], [...path, areGroups ? key : Number(key)]),
  );
}

function haveSamePlaces(before: unknown, after: unknown): boolean {
  if (!Array.isArray(before) || !Array.isArray(after)) return false;
  const isMoved = before.some(
    (one, place) => !isSame(one, after[place]) && after.some((other) => isSame(one, other)),
  );
  return before.length === after.length && !isMoved;
}
