import sharp from "sharp";
import { MAX_PIXELS, sizeProblem, unreadable } from "./picture-problem.ts";

/** Of the longer side: twice what a page needs today, for denser screens. */
const MAX_PX = 3200;
/** Small enough to find a subject quickly, and the strip of it that shows where. */
const SMALL_PX = 300;
const STRIP_PX = 120;

const formats: readonly string[] = ["jpeg", "png", "webp"];

export type Master = { bytes: Buffer; colour: string; focus: string };

/**
 * Makes the master of a picture in any shape: a JPEG without the place and time that a phone adds, its main
 * colour and where its subject is. Resolves to a sentence if the picture cannot be used. @param file its name
 */
export async function masterFrom(
  picture: Buffer,
  file: string,
): Promise<{ master: Master } | { problem: string }> {
  // Reads only the header, also of a picture with too many pixels.
  const found = await sharp(picture, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  // AVIF, unlike HEIC, which sharp cannot decode.
  const isAvif = found?.format === "heif" && found.compression === "av1";
  if (!found || (!isAvif && !formats.includes(found.format))) return { problem: unreadable(file) };
  const problem = sizeProblem(file, { ...found.autoOrient, bytes: picture.length });
  if (problem) return { problem };
  const bytes = await sharp(picture, { limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .resize(MAX_PX, MAX_PX, { fit: "inside", withoutEnlargement: true })
    .flatten({ background: "white" })
    .jpeg({ quality: 90, mozjpeg: true })
    .toBuffer()
    .catch(() => undefined);
  if (!bytes) return { problem: `“${file}” is damaged: not all of it can be read.` };
  const { dominant } = await sharp(bytes).stats();
  return { master: { bytes, colour: hex(dominant), focus: await focusOf(bytes) } };
}

/** The subject's position, such as "30% 60%": the middles of the two strips that sharp would keep, by skin, colour and contrast. */
async function focusOf(master: Buffer): Promise<string> {
  const small = await sharp(master).resize(SMALL_PX, SMALL_PX, { fit: "fill" }).toBuffer();
  const kept = (width: number, height: number) =>
    sharp(small)
      .resize(width, height, { position: sharp.strategy.attention })
      .toBuffer({ resolveWithObject: true });
  const { info: across } = await kept(STRIP_PX, SMALL_PX);
  const { info: down } = await kept(SMALL_PX, STRIP_PX);
  const percent = (offset = 0) => `${Math.round(((STRIP_PX / 2 - offset) / SMALL_PX) * 100)}%`;
  return `${percent(across.cropOffsetLeft)} ${percent(down.cropOffsetTop)}`;
}

function hex({ r, g, b }: { r: number; g: number; b: number }): string {
  const digits = [r, g, b].map((value) => value.toString(16).padStart(2, "0"));
  return `#${digits.join("")}`.toUpperCase();
}
