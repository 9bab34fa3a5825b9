import { MIN_PHOTO_PX } from "../content/files/master-size.ts";

/** A phone's 48 megapixels, and some more. */
const MAX_MEGAPIXELS = 50;
export const MAX_PIXELS = MAX_MEGAPIXELS * 1_000_000;
const MAX_MEGABYTES = 25;
export const MAX_BYTES = MAX_MEGABYTES * 1_000_000;

/** Why a picture's size prevents its use, in pixels or in bytes. Undefined if nothing does. */
export function sizeProblem(
  file: string,
  { width, height, bytes }: { width: number; height: number; bytes: number },
): string | undefined {
  const size = `${width} × ${height} pixels`;
  if (width * height > MAX_PIXELS)
    return `“${file}” has ${size}. At most ${MAX_MEGAPIXELS} million are accepted. Save it smaller.`;
  const tooManyBytes = bytesProblem(file, bytes);
  if (tooManyBytes) return tooManyBytes;
  if (Math.min(width, height) < MIN_PHOTO_PX)
    return `“${file}” is too small: it has ${size}. It needs at least ${MIN_PHOTO_PX} on each side, to be sharp on a large screen. Choose another picture.`;
  return undefined;
}

/** As `sizeProblem`, for a file that nobody has opened yet. */
export function bytesProblem(file: string, bytes: number): string | undefined {
  return bytes > MAX_BYTES
    ? `“${file}” has more than ${MAX_MEGABYTES} MB. Save it smaller.`
    : undefined;
}

/** For a file of another kind. A phone hands over a JPEG of a picture in its own format. */
export function unreadable(file: string): string {
  return `“${file}” is not a picture that can be read. Use a JPEG, PNG, WebP or AVIF. A photo in the iPhone’s own format (HEIC) becomes a JPEG on the phone if you choose it among the photos, not among the files; and on a Mac in Preview, by File, Export.`;
}
