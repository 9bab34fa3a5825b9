import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { files } from "../content-schema.ts";

/** The folders below `media/`, each with the extensions of its files. */
const media = {
  stills: ["jpg", "svg"],
  marks: ["svg"],
  signature: ["svg"],
  film: ["mp4", "webm", "jpg"],
  fonts: ["woff2"],
} as const;

const yamlFiles: ReadonlySet<string> = new Set(Object.keys(files).map((name) => `${name}.yaml`));
const IN_A_FOLDER = /^(?:pages|treatments|concerns)\/[a-z][a-z\d-]*\.yaml$/;
const MASTER = /^media\/stills\/[a-z][a-z\d-]*\.jpg$/;
const MEDIA = new RegExp(
  `^media/(?:${Object.entries(media)
    .map(([folder, endings]) => `${folder}/[a-z\\d][a-z\\d.-]*\\.(?:${endings.join("|")})`)
    .join("|")})$`,
);

const HASH_DIGITS = 12;

/** Whether a file is YAML with a schema. @param file its path below the content folder */
export function isYamlFile(file: string): boolean {
  return yamlFiles.has(file) || IN_A_FOLDER.test(file);
}

/** Whether a file is the master of a photograph. @param file its path below the content folder */
export function isMaster(file: string): boolean {
  return MASTER.test(file);
}

/** Whether a content folder may have the file. @param file its path below the content folder */
export function isContentFile(file: string): boolean {
  const isStyle = file === "tokens.css" || file === "fonts.css";
  return isYamlFile(file) || MEDIA.test(file) || isStyle;
}

/** A hash of all content files, as 12 hex digits. The live site publishes it in `/version.json`. */
export function contentHash(folder: string): string {
  return hashOfFiles(folder, globSync("**/*.*", { cwd: folder }).filter(isContentFile));
}

/**
 * A hash of the names and bytes of files, as 12 hex digits, independent of their order.
 * @param files paths below the folder @param extra a text that is hashed too
 */
export function hashOfFiles(folder: string, files: readonly string[], extra = ""): string {
  const hash = createHash("sha256").update(extra);
  for (const file of files.toSorted()) {
    const bytes = readFileSync(join(folder, file));
    hash.update(`\0${file}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest("hex").slice(0, HASH_DIGITS);
}

/**
 * The path of a picture's master: the photograph `media/stills/NAME.jpg` or, as long as it does not
 * exist, the drawing `media/stills/NAME.svg`. @param folder the content folder
 */
export function masterFile(name: string, folder: string): string {
  const drawing = join(folder, `media/stills/${name}.svg`);
  const photograph = join(folder, `media/stills/${name}.jpg`);
  return !existsSync(photograph) && existsSync(drawing) ? drawing : photograph;
}
