import { existsSync, readFileSync } from "node:fs";
import { extname, relative } from "node:path";
import { imageSize } from "image-size";
import { masterFile } from "../files/content-files.ts";
import { drawingSize, MIN_PHOTO_PX } from "../files/master-size.ts";
import type { Fault } from "../mistakes.ts";

/** Returns what is wrong with a picture's master file, or undefined. @param folder the content folder */
export function masterFault(photo: string, folder: string): Fault | undefined {
  const master = masterFile(photo, folder);
  const file = relative(folder, master);
  if (!existsSync(master)) return { code: "no-file", values: { file } };
  const found = sizeOf(master);
  if (!found) return { code: "no-jpeg", values: { file } };
  if (extname(master) === ".svg") return drawingFault(file, found);
  if (Math.min(found.width, found.height) >= MIN_PHOTO_PX) return undefined;
  return { code: "too-few-pixels", values: { file, found, limit: MIN_PHOTO_PX } };
}

/** A drawing is shown whole, also where its page has room for one shape only. */
function drawingFault(file: string, found: { width: number; height: number }): Fault | undefined {
  const { width, height } = drawingSize;
  const isInShape = Math.abs(found.height - (found.width * height) / width) <= 1;
  if (found.width >= width && isInShape) return undefined;
  return { code: "wrong-size", values: { file, found, expected: drawingSize } };
}

function sizeOf(file: string) {
  try {
    const { type, width, height } = imageSize(readFileSync(file));
    return `.${type}` === extname(file) ? { width, height } : undefined;
  } catch {
    return undefined;
  }
}
