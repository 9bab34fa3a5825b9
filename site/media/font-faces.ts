import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { MediaFiles } from "./media-files.ts";

/** The clinic's typefaces and what stands in until they have come, below its folder. */
const FONT_FACES = "fonts.css";

type Clinic = { folder: string; mediaFiles: MediaFiles };

/** `fonts.css` as a page holds it: each file by its address, and no spaces that a browser need not read. */
export function fontFaces({ folder, mediaFiles }: Clinic): string {
  return readFileSync(join(folder, FONT_FACES), "utf8")
    .replace(/\/\*.*?\*\//gs, "")
    .replace(/\s*([{}:;,])\s*/g, "$1")
    .replaceAll(";}", "}")
    .replace(/url\("media\/(.*?)"\)/g, (_, name) => `url("${mediaFiles.addressOf(name)}")`)
    .trim();
}
