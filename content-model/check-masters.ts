import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { imageSize } from "image-size";
import { masterSize } from "./master-size.ts";

/** What is wrong with a picture's master; undefined if nothing is. @param folder the content folder */
export function masterProblem(photo: string, folder: string): string | undefined {
  const file = join(folder, `media/stills/${photo}.jpg`);
  if (!existsSync(file)) return `there is no file ${file}`;
  const size = jpegSize(readFileSync(file));
  if (!size) return `${file} is no JPEG picture`;
  const { width, height } = masterSize;
  if (size.width === width && size.height === height) return undefined;
  return `${file} is ${size.width} × ${size.height} pixels, expected ${width} × ${height}`;
}

function jpegSize(bytes: Buffer): { width: number; height: number } | undefined {
  try {
    const { type, ...size } = imageSize(bytes);
    return type === "jpg" ? size : undefined;
  } catch {
    return undefined;
  }
}
