import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { MediaFiles } from "./media-files.ts";

/** The clinic's `@font-face` rules and fallback fonts, relative to its folder. */
const FONT_FACES = "fonts.css";

type Clinic = { folder: string; mediaFiles: MediaFiles };

/** `fonts.css` for inlining into a page: minified, with the hashed URL of each file. */
export function fontFaces({ folder, mediaFiles }: Clinic): string {
  return readFileSync(join(folder, FONT_FACES), "utf8")
    .replace(/\/\*.*?\*\//gs, "")
    .replace(/\s*([{}:;,])\s*/g, "$1")
    .replaceAll(";}", "}")
    .replace(/url\("media\/(.*?)"\)/g, (_, name) => `url("${mediaFiles.addressOf(name)}")`)
    .trim();
}
