import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import sharp, { type OutputInfo } from "sharp";
import { masterSize } from "../content/files/master-size.ts";
import { crops, maxWidth, type PictureRequest, type Pictures } from "../media/pictures.ts";
import { cachedFile } from "./build-cache.ts";

const QUALITY = 44;
/** The AVIF effort, of at most nine. The next step takes twice as long and saves 2 % of the size. */
const EFFORT = 1;

// One thread for each picture, because the build renders as many pictures at a time as there are cores.
sharp.concurrency(1);

type Pixels = { data: Buffer; info: OutputInfo };

/** Returns the bytes of a picture, or undefined if no page uses that URL. */
export async function renderPicture(
  pictures: Pictures,
  path: string,
): Promise<Uint8Array | undefined> {
  const request = pictures.requests.get(path);
  return request && createRenderer(pictures, request.photo)(path, request);
}

/**
 * Returns a function that renders the files of one photo. Results are cached on disk, because the hash
 * in a URL covers every input. The master is decoded at most once, because drawing an SVG takes
 * longer than encoding it.
 */
export function createRenderer(pictures: Pictures, photo: string) {
  let pixels: Promise<Pixels> | undefined;
  return (path: string, request: PictureRequest): Promise<Uint8Array> =>
    cachedFile(join("pictures", basename(path)), async () => {
      pixels ??= decode(pictures.masterFile(photo));
      return encode(await pixels, request, pictures.focus(photo));
    });
}

/** A master's pixels. Read by us, because sharp remembers a drawing by the name of its file and would return the former one. It may be larger than needed, and an SVG may have a transparent background, which JPEG would render black. */
async function decode(master: string): Promise<Pixels> {
  return sharp(await readFile(master))
    .resize(masterSize.width, masterSize.height, { fit: "fill" })
    .flatten({ background: "white" })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

function encode({ data, info }: Pixels, request: PictureRequest, focus: string): Promise<Buffer> {
  const { crop, width, format } = request;
  const image = sharp(data, { raw: info })
    .extract(cropArea(focus, maxWidth(crop), crops[crop]))
    .resize(width);
  const encoded =
    format === "avif"
      ? image.avif({ quality: QUALITY, effort: EFFORT, chromaSubsampling: "4:2:0" })
      : image.jpeg({ quality: 68, mozjpeg: true });
  return encoded.toBuffer();
}

/** The largest area with the given ratio, centred on the focus point ("72% 40%") as far as the edges allow. */
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
