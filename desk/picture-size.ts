import { masterSize } from "../site/content/files/master-size.ts";

/** A phone's 48 megapixels, and some more. */
const MAX_MEGAPIXELS = 50;
export const MAX_BYTES = 25_000_000;
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

/** For a file of another kind. A phone hands over a JPEG of a picture in its own format. */
export function unreadable(file: string): string {
  return `“${file}” is not a picture that the desk can read. Use a JPEG, PNG, WebP or AVIF. A photo in the iPhone’s own format (HEIC) becomes a JPEG on the phone if you choose it among the photos, not among the files; and on a Mac in Preview, by File, Export.`;
}
