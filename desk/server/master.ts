import sharp from "sharp";
import { masterSize } from "../../site/content/files/master-size.ts";
import { largestPart, MAX_PIXELS, type Size, sizeProblem, unreadable } from "../picture-size.ts";
import { Refusal } from "../refusal.ts";

/** Twice what a page needs today, for denser screens. */
const MAX_WIDTH = 2 * masterSize.width;
/** A master, as small as is enough to find its subject. */
const SMALL: Size = { width: 300, height: 200 };

const formats: readonly string[] = ["jpeg", "png", "webp"];

export type Master = { bytes: Buffer; colour: string; focus: string };

/**
 * Makes a master of an uploaded picture: a JPEG of 1600 × 1067 pixels or more, without the place and time that a phone adds.
 * It is the largest part around the subject, which sharp finds by skin, colour and contrast.
 * @throws Refusal with what is wrong with the picture
 */
export async function masterFrom(upload: Buffer, file: string): Promise<Master> {
  // Reads only the header, also of a picture with too many pixels.
  const { format, compression, autoOrient } = await sharp(upload, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new Refusal(unreadable(file));
    });
  // AVIF, unlike HEIC, which sharp cannot decode.
  const isAvif = format === "heif" && compression === "av1";
  if (!isAvif && !formats.includes(format)) throw new Refusal(unreadable(file));
  const problem = sizeProblem(file, autoOrient);
  if (problem) throw new Refusal(problem);
  const width = Math.min(largestPart(autoOrient).width, MAX_WIDTH);
  const height = Math.round((width * masterSize.height) / masterSize.width);
  const bytes = await sharp(upload, { limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .resize({ width, height, position: sharp.strategy.attention })
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: 90, mozjpeg: true })
    .toBuffer()
    .catch(() => {
      throw new Refusal(`“${file}” is damaged: the desk cannot read all of it.`);
    });
  const { dominant } = await sharp(bytes).stats();
  return { bytes, colour: hex(dominant), focus: await focusOf(bytes) };
}

/** The subject's position in a master, such as "30% 50%": the middle of the square that sharp would keep. */
async function focusOf(master: Buffer): Promise<string> {
  const { width, height } = SMALL;
  const square = sharp(master).resize(height, height, { position: sharp.strategy.attention });
  const { info } = await square.toBuffer({ resolveWithObject: true });
  const across = (height / 2 - (info.cropOffsetLeft ?? 0)) / width;
  return `${Math.round(across * 100)}% 50%`;
}

function hex({ r, g, b }: { r: number; g: number; b: number }): string {
  const digits = [r, g, b].map((value) => value.toString(16).padStart(2, "0"));
  return `#${digits.join("")}`.toUpperCase();
}
