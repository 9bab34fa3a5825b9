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
import { isContentFile, isMaster, isYamlFile } from "../../site/content/content-files.ts";
import {
  besideShipped,
  isShipped,
  overShipped,
  shippedFile,
  shippedNames,
} from "../../site/content/languages/shipped.ts";
import { formatYaml, type RawFile } from "../../site/content/source.ts";
import type { WrittenFile } from "../draft.ts";
import { Refusal } from "./refusal.ts";

/** What is to stand in a file, named below the content folder; undefined takes the file away. */
export type Write = { file: string; bytes: Uint8Array | undefined };

/** Every content file that is there, named below the folder; what lies behind a link is not. */
export function contentFilesIn(folder: string): string[] {
  return globSync("**/*.*", { cwd: folder })
    .filter((file) => isContentFile(file) && isOwnFile(file, folder))
    .toSorted();
}

/** All words of the website, as they are written. @throws Refusal where a file cannot be read */
export function storedWords(folder: string): WrittenFile[] {
  const names = contentFilesIn(folder)
    .filter(isYamlFile)
    .map((file) => file.slice(0, -".yaml".length));
  const shipped = shippedNames.filter((name) => shippedWords(name, folder));
  return [...new Set([...names, ...shipped])].map((name) => ({
    name,
    data: wordsOf(name, folder),
  }));
}

/** With the words that come with the site. @throws Refusal where there is no such file of the desk, or none that can be read */
export function wordsOf(name: string, folder: string): RawFile {
  const shipped = shippedWords(name, folder);
  const place = placeOf(`${name}.yaml`, folder);
  if (!existsSync(place) && !shipped) throw new Refusal(`“${name}” is not there any more.`, 404);
  try {
    const own = existsSync(place) ? parse(readFileSync(place, "utf8")) : undefined;
    return (overShipped(shipped, own ?? {}) ?? {}) as RawFile;
  } catch {
    throw new Refusal(
      `The file “${name}.yaml” was changed by hand and cannot be read. Show this to whoever looks after the website.`,
    );
  }
}

/** The file of all of these words: without those that come with the site. */
export function fileOfWords(name: string, words: RawFile, folder: string): Write {
  const own = besideShipped(shippedWords(name, folder), words);
  return { file: `${name}.yaml`, bytes: own ? Buffer.from(formatYaml(own)) : undefined };
}

function shippedWords(name: string, folder: string): RawFile | undefined {
  if (!isShipped(name)) return undefined;
  const file = shippedFile(name, String(wordsOf("business", folder).locale));
  return file === undefined ? undefined : parse(readFileSync(file, "utf8"));
}

/** "pages/home.yaml" → its place on disk. @throws Refusal outside of what may be edited */
export function placeOf(file: string, folder: string): string {
  const isEditable = isYamlFile(file) || isMaster(file);
  if (!isEditable) throw new Refusal(`“${file}” is no file of the website.`, 403);
  if (!isOwnFile(file, folder)) {
    throw new Refusal(`“${file}” is a link to another place. The desk leaves it alone.`, 403);
  }
  return join(folder, file);
}

/** Each file is replaced by one rename: killed in the middle, the desk leaves the old one or the new. */
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

/** No part of its path is a link, and it is a plain file or not there. @param file below the folder */
export function isOwnFile(file: string, folder: string): boolean {
  const parts = file.split("/");
  return parts.every((_, index) => {
    const isLast = index === parts.length - 1;
    const found = lstatSync(join(folder, ...parts.slice(0, index + 1)), { throwIfNoEntry: false });
    return !found || (isLast ? found.isFile() : found.isDirectory());
  });
}
