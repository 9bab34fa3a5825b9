import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import sharp from "sharp";
import { photos } from "../../content/photos.ts";
import { crops, masterFile, masterSize, maxWidth, parsePictureUrl } from "./pictures.ts";

const CACHE_DIR = "node_modules/.cache/pictures";

/** The bytes of a picture's address; undefined where it is not one of ours. Cached between builds by its hashed name. */
export async function renderPicture(path: string): Promise<Buffer | undefined> {
  const request = parsePictureUrl(path);
  if (!request) return undefined;
  const cached = join(CACHE_DIR, basename(path));
  try {
    return await readFile(cached);
  } catch {
    // Not rendered yet.
  }
  const { photo, crop, width, format } = request;
  const image = sharp(masterFile(photo))
    .extract(cropArea(photos[photo].focus, maxWidth(crop), crops[crop]))
    .resize(width);
  const body = await (format === "avif"
    ? image.avif({ quality: 48, effort: 3 })
    : image.jpeg({ quality: 68, mozjpeg: true })
  ).toBuffer();
  await mkdir(CACHE_DIR, { recursive: true });
  const unfinished = `${cached}.${process.pid}`;
  await writeFile(unfinished, body);
  await rename(unfinished, cached);
  return body;
}

/** The largest area of the ratio within the master whose centre is as near the focus ("72% 40%") as the edges allow. */
function cropArea(focus: string, width: number, ratio: number) {
  const [x = 50, y = 50] = focus.split(" ").map((part) => Number.parseFloat(part));
  const height = Math.min(masterSize.height, Math.round(width / ratio));
  const place = (percent: number, size: number, whole: number) =>
    Math.round(Math.max(0, Math.min(whole - size, (percent / 100) * whole - size / 2)));
  return {
    left: place(x, width, masterSize.width),
    top: place(y, height, masterSize.height),
    width,
    height,
  };
}
