import { existsSync, readFileSync } from "node:fs";
import { extname } from "node:path";
import { imageSize } from "image-size";
import { masterFile } from "../files/master-file.ts";
import { masterSize } from "../files/master-size.ts";

/** Returns the problem of a picture's master file, or undefined. @param folder the content folder */
export function masterProblem(photo: string, folder: string): string | undefined {
  const file = masterFile(photo, folder);
  if (!existsSync(file)) return `there is no file ${file}`;
  const size = sizeOf(file);
  if (!size) return `${file} is no JPEG picture`;
  const { width, height } = masterSize;
  const isInShape = Math.abs(size.height - (size.width * height) / width) <= 1;
  if (size.width >= width && isInShape) return undefined;
  return `${file} is ${size.width} × ${size.height} pixels, expected ${width} × ${height}, or larger in that shape`;
}

function sizeOf(file: string) {
  try {
    const { type, width, height } = imageSize(readFileSync(file));
    return `.${type}` === extname(file) ? { width, height } : undefined;
  } catch {
    return undefined;
  }
}
