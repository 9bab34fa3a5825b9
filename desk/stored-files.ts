import {
  existsSync,
  globSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { parse } from "yaml";
import { isContentFile, isMaster, isYamlFile } from "../site/content/files/content-files.ts";
import { formatYaml, type RawFile } from "../site/content/source.ts";
import type { WrittenFile } from "./draft.ts";
import { Refusal } from "./refusal.ts";

/** The new bytes of a file, named relative to the content folder. Undefined deletes the file. */
export type Write = { file: string; bytes: Uint8Array | undefined };

/** Every content file, named relative to the folder. Links are left out. */
export function contentFilesIn(folder: string): string[] {
  return globSync("**/*.*", { cwd: folder })
    .filter((file) => isContentFile(file) && isOwnFile(file, folder))
    .toSorted();
}

/** The data of every YAML file. @throws Refusal if a file cannot be read */
export function storedWords(folder: string): WrittenFile[] {
  return contentFilesIn(folder)
    .filter(isYamlFile)
    .map((file) => file.slice(0, -".yaml".length))
    .map((name) => ({ name, data: wordsOf(name, folder) }));
}

/** @throws Refusal if the file does not exist or cannot be read */
export function wordsOf(name: string, folder: string): RawFile {
  const place = placeOf(`${name}.yaml`, folder);
  if (!existsSync(place)) throw new Refusal(`“${name}” is not there any more.`, 404);
  try {
    return (parse(readFileSync(place, "utf8")) ?? {}) as RawFile;
  } catch {
    throw new Refusal(
      `The file “${name}.yaml” was changed by hand and cannot be read. Show this to whoever looks after the website.`,
    );
  }
}

export function fileOfWords(name: string, words: RawFile): Write {
  return { file: `${name}.yaml`, bytes: Buffer.from(formatYaml(words)) };
}

/** "pages/home.yaml" → its path on disk. @throws Refusal if the desk may not edit it */
export function placeOf(file: string, folder: string): string {
  const isEditable = isYamlFile(file) || isMaster(file);
  if (!isEditable) throw new Refusal(`“${file}” is no file of the website.`, 403);
  if (!isOwnFile(file, folder)) {
    throw new Refusal(`“${file}” is a link to another place. The desk leaves it alone.`, 403);
  }
  return join(folder, file);
}

/** Replaces each file by one rename, so that a killed desk leaves either the old file or the new one. */
export function writeFiles(writes: readonly Write[], folder: string): void {
  for (const { file, bytes } of writes) {
    const place = placeOf(file, folder);
    if (!bytes) {
      rmSync(place, { force: true });
      continue;
    }
    mkdirSync(dirname(place), { recursive: true });
    const beside = join(dirname(place), `.${basename(place)}.saving`);
    writeFileSync(beside, bytes);
    renameSync(beside, place);
  }
}

/**
 * Whether no part of the path is a link, and it is a plain file or does not exist.
 * @param file relative to the folder
 */
export function isOwnFile(file: string, folder: string): boolean {
  const parts = file.split("/");
  return parts.every((_, index) => {
    const isLast = index === parts.length - 1;
    const found = lstatSync(join(folder, ...parts.slice(0, index + 1)), { throwIfNoEntry: false });
    return !found || (isLast ? found.isFile() : found.isDirectory());
  });
}
