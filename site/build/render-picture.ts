import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import sharp from "sharp";
import { masterSize } from "../content/files/master-size.ts";
import { crops, maxWidth, type PictureRequest, type Pictures } from "../media/pictures.ts";
import { cachedFile } from "./build-cache.ts";

const QUALITY = 44;
/** The AVIF effort, of at most nine. The next step takes four times as long and saves only 6 % of the size. */
const EFFORT = 3;

/**
 * Returns the bytes of a picture, or undefined if no page uses that URL. The result is cached on disk,
 * because the hash in the URL covers every input.
 */
export async function renderPicture(
  pictures: Pictures,
  path: string,
): Promise<Uint8Array | undefined> {
  const request = pictures.requests.get(path);
  if (!request) return undefined;
  if (request.format === "svg") return cutDrawing(pictures, request);
  return cachedFile(join("pictures", basename(path)), () => render(pictures, request));
}

/** Crops a drawing by its `viewBox`. */
async function cutDrawing(pictures: Pictures, request: PictureRequest): Promise<Buffer> {
  const { photo, crop, width } = request;
  const area = cropArea(pictures.focus(photo), maxWidth(crop), crops[crop]);
  const view = `viewBox="${area.left} ${area.top} ${area.width} ${area.height}"`;
  const size = `width="${width}" height="${Math.round(width / crops[crop])}"`;
  const drawing = await readFile(pictures.masterFile(photo), "utf8");
  const cut = drawing.replace(/<svg[^>]*>/, (tag) =>
    tag.replace(/ (viewBox|width|height)="[^"]*"/g, "").replace("<svg", `<svg ${view} ${size}`),
  );
  return Buffer.from(cut);
}

function render(pictures: Pictures, request: PictureRequest): Promise<Buffer> {
  const { photo, crop, width, format } = request;
  const area = cropArea(pictures.focus(photo), maxWidth(crop), crops[crop]);
  // A master may be larger than needed, so it is resized first, at the scale of the cropped area.
  const scale = width / area.width;
  const scaled = (length: number) => Math.round(length * scale);
  const image = sharp(pictures.masterFile(photo))
    .resize(scaled(masterSize.width), scaled(masterSize.height), { fit: "fill" })
    .extract({
      left: Math.min(scaled(area.left), scaled(masterSize.width) - width),
      top: Math.min(scaled(area.top), scaled(masterSize.height) - scaled(area.height)),
      width,
      height: scaled(area.height),
    });
  const encoded =
    format === "avif"
      ? image.avif({ quality: QUALITY, effort: EFFORT, chromaSubsampling: "4:2:0" })
      : // JPEG has no transparency, and would render a transparent background black.
        image.flatten({ background: "white" }).jpeg({ quality: 68, mozjpeg: true });
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
