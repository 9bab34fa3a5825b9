import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** A content file as git names it: `path` begins with "content/", `sha` is that of git's blob. */
export type StoredFile = { path: string; sha: string; size: number; changedAt: number };

export const PREFIX = "content/";

/** Every file an owner may edit: all words and every master. */
export function storedFiles(folder: string): StoredFile[] {
  return globSync(["**/*.yaml", "media/stills/*"], { cwd: folder })
    .toSorted()
    .map((file) => {
      const place = join(folder, file);
      const bytes = readFileSync(place);
      const { mtimeMs: changedAt } = statSync(place);
      return { path: PREFIX + file, sha: blobSha(bytes), size: bytes.length, changedAt };
    });
}

export function blobSha(bytes: Uint8Array): string {
  return createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
}

/** Changes whenever a file does, even back to what it was: the editor believes that one head is one state. */
export function headOf(files: readonly StoredFile[]): string {
  return createHash("sha1").update(JSON.stringify(files)).digest("hex");
}

/** "content/pages/home.yaml" → its place on disk. @throws RangeError outside of what may be edited */
export function placeOf(path: string, folder: string): string {
  const isEditable = /^content\/([a-z\d-]+\/)*[^/\\]+\.yaml$|^content\/media\/stills\/[^/\\]+$/;
  if (!isEditable.test(path)) throw new RangeError(`${path} is no file of the desk.`);
  return join(folder, path.slice(PREFIX.length));
}

export function textAt(place: string): string | undefined {
  return existsSync(place) ? readFileSync(place, "utf8") : undefined;
}
