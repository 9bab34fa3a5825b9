import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { masterSize } from "./master-size.ts";

/** What is wrong with a picture's master, or nothing. @param folder the content folder */
export function masterProblem(photo: string, folder: string): string | undefined {
  const file = join(folder, `media/stills/${photo}.jpg`);
  if (!existsSync(file)) return `there is no file ${file}`;
  const { width, height } = masterSize;
  const size = jpegSize(readFileSync(file));
  if (!size) return `${file} is no JPEG picture`;
  if (size.width === width && size.height === height) return undefined;
  return `${file} is ${size.width} × ${size.height} pixels, expected ${width} × ${height}`;
}

const START = 0xffd8;
/** The segments that hold a size: start of frame, without the tables that lie among their numbers. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** https://www.w3.org/Graphics/JPEG/itu-t81.pdf, B.2.2 */
function jpegSize(bytes: Buffer): { width: number; height: number } | undefined {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== START) return undefined;
  for (let at = 2; at + 9 <= bytes.length && bytes[at] === 0xff; ) {
    if (isFrame(bytes[at + 1] ?? 0)) {
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    }
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}
