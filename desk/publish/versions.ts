import { createHash } from "node:crypto";
import { parse } from "yaml";
import { isContentFile, isYamlFile } from "../../content-model/content-files.ts";
import { isShipped } from "../../content-model/languages/shipped.ts";
import { type Difference, differences } from "./differences.ts";
import { git, gitBytes, names } from "./git.ts";

/** A content file in two trees, named below the folder; git's blobs, undefined where there is none. */
export type FileVersions = {
  file: string;
  before: string | undefined;
  after: string | undefined;
};

/** One thing that somebody has changed. */
export type Change = Difference & { id: string; file: string };

const RAW = /^:\d+ \d+ (\w+) (\w+) \w$/;
const NONE = /^0+$/;

/** Two trees or commits, and what has changed from one to the other. */
export type Way = { before: string; after: string };

/** The content files that differ between two trees or commits. */
export async function versionsBetween(
  folder: string,
  { before, after }: Way,
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

export async function filesBetween(folder: string, trees: Way): Promise<string[]> {
  return (await versionsBetween(folder, trees)).map(({ file }) => file);
}

/** What differs between two trees or commits, field by field. */
export async function changesBetween(folder: string, trees: Way): Promise<Change[]> {
  const versions = await versionsBetween(folder, trees);
  return (await Promise.all(versions.map((version) => changesIn(folder, version)))).flat();
}

export async function changesIn(folder: string, version: FileVersions): Promise<Change[]> {
  const { file } = version;
  const before = await contentOf(folder, file, version.before);
  const after = await contentOf(folder, file, version.after);
  const found = differences(before, after);
  // The same words, written in another way.
  const said = found.length > 0 ? found : [{ path: [], before, after }];
  return said.map((difference) => ({ ...difference, file, id: changeId(file, difference) }));
}

/** What a file's words say; of a picture, or of a file that is no YAML, what tells it from another. */
export async function contentOf(
  folder: string,
  file: string,
  blob: string | undefined,
): Promise<unknown> {
  // Of these the site has words where the clinic has none.
  if (blob === undefined && isShipped(file.replace(/\.yaml$/, ""))) return {};
  if (blob === undefined || !isYamlFile(file)) return blob;
  const text = String(await gitBytes(folder, "cat-file", "blob", blob));
  try {
    return parse(text);
  } catch {
    return text;
  }
}

/** The same for the same change, whoever asks. */
export function changeId(file: string, difference: Difference): string {
  const { path, before, after, movesBefore } = difference;
  const said = JSON.stringify([file, path, before, after, movesBefore]);
  return createHash("sha256").update(said).digest("base64url").slice(0, 12);
}
