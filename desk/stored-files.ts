import { createHash } from "node:crypto";
import { existsSync, globSync, lstatSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isContentFile, isMaster, isYamlFile } from "../content-model/content-files.ts";
import { Refusal } from "./refusal.ts";

/** A content file as git names it: `path` begins with "content/", `sha` is that of git's blob. */
export type StoredFile = { path: string; sha: string; size: number; changedAt: number };

/** Before every path of the editor, whatever the folder is called on disk. */
export const PREFIX = "content/";

/** Every content file that is there, named below the folder; what lies behind a link is not. */
export function contentFilesIn(folder: string): string[] {
  return globSync("**/*.*", { cwd: folder })
    .filter((file) => isContentFile(file) && isOwnFile(file, folder))
    .toSorted();
}

/** Every file an owner may edit: all words and every master. */
export function storedFiles(folder: string): StoredFile[] {
  return contentFilesIn(folder)
    .filter(isEditable)
    .map((file) => {
      const place = join(folder, file);
      const bytes = readFileSync(place);
      const { mtimeMs: changedAt } = lstatSync(place);
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

/** "content/pages/home.yaml" → its place on disk. @throws Refusal outside of what may be edited */
export function placeOf(path: string, folder: string): string {
  const file = path.startsWith(PREFIX) ? path.slice(PREFIX.length) : "";
  if (!isEditable(file)) throw new Refusal(`“${path}” is no file of the website.`, 403);
  if (!isOwnFile(file, folder)) {
    throw new Refusal(`“${path}” is a link to another place. The desk leaves it alone.`, 403);
  }
  return join(folder, file);
}

/** @throws Refusal where there is no such file of the desk */
export function bytesAt(path: string, folder: string): Buffer {
  const place = placeOf(path, folder);
  if (!existsSync(place)) throw new Refusal(`“${path}” is not there any more.`, 404);
  return readFileSync(place);
}

export function textAt(place: string): string | undefined {
  return existsSync(place) ? readFileSync(place, "utf8") : undefined;
}

/** No part of its path is a link, and it is a plain file or not there. @param file below the folder */
export function isOwnFile(file: string, folder: string): boolean {
  const parts = file.split("/");
  return parts.every((_, index) => {
    const isLast = index === parts.length - 1;
    const found = lstatSync(join(folder, ...parts.slice(0, index + 1)), { throwIfNoEntry: false });
    return !found || (isLast ? found.isFile() : found.isDirectory());
  });
}

function isEditable(file: string): boolean {
  return isYamlFile(file) || isMaster(file);
}
