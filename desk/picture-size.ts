import { masterSize } from "../site/content/files/master-size.ts";

const MAX_MB = 25;
/** A phone's 48 megapixels, and some more. */
const MAX_MEGAPIXELS = 50;
export const MAX_BYTES = MAX_MB * 1_000_000;
export const MAX_PIXELS = MAX_MEGAPIXELS * 1_000_000;

/** In pixels. */
export type Size = { width: number; height: number };

/** The largest part of a picture that has the shape of a master. */
export function largestPart(whole: Size): Size {
  const scale = Math.min(whole.width / masterSize.width, whole.height / masterSize.height);
  return {
    width: Math.round(masterSize.width * scale),
    height: Math.round(masterSize.height * scale),
  };
}

/** Why a picture's size prevents its use, for the owner. Undefined if nothing does. */
export function sizeProblem(file: string, whole: Size): string | undefined {
  const { width, height } = whole;
  if (width * height > MAX_PIXELS)
    return `“${file}” has ${width} × ${height} pixels. At most ${MAX_MEGAPIXELS} million are accepted. Save it smaller.`;
  const part = largestPart(whole);
  if (part.width < masterSize.width || part.height < masterSize.height)
    return `“${file}” is too small: the part that fits the website has ${part.width} × ${part.height} pixels. It needs at least ${masterSize.width} × ${masterSize.height}, to be sharp on a large screen. Choose another picture.`;
  return undefined;
}

/** As `sizeProblem`, for the file itself. */
export function bytesProblem(file: string, bytes: number): string | undefined {
  if (bytes <= MAX_BYTES) return undefined;
  return `“${file}” has ${Math.ceil(bytes / 1_000_000)} MB. At most ${MAX_MB} MB are accepted. Save it smaller.`;
}

/** For a picture in an iPhone's own format, whatever its name says. */
export function heicProblem(file: string, bytes: Uint8Array): string | undefined {
  const header = new TextDecoder("latin1").decode(bytes.subarray(0, HEADER_BYTES));
  if (!HEIC.test(header)) return undefined;
  return `“${file}” is in the iPhone’s own format (HEIC). On a Mac, open it in Preview, choose File, Export and the format JPEG. A picture that is uploaded from the phone itself arrives as JPEG.`;
}

/** The brand of an HEIF file follows its length and "ftyp". */
const HEADER_BYTES = 12;
const HEIC = /^.{4}ftyp(?:hei|hev|mif1|msf1)/s;
