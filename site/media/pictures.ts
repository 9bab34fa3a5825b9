import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { imageSize } from "image-size";
import sharp, { type OutputInfo } from "sharp";
import { getPhoto } from "../content/content-lookup.ts";
import type { Content } from "../content/content-schema.ts";
import { textColourOn } from "../content/contrast.ts";
import { masterFile } from "../content/files/content-files.ts";
import { drawingSize } from "../content/files/master-size.ts";
import { cachedFile } from "./build-cache.ts";

/** Aspect ratios. A master may have any. Its crops are cut around the photo's focus point. */
const crops = { landscape: 3 / 2, portrait: 4 / 5, wide: 2 / 1, square: 1 } as const;
export type Crop = keyof typeof crops;

type Format = "avif" | "jpg";

/** For cards on a phone at twice their 112 pixels, for pictures as wide as a phone at twice its pixels, and for half a laptop's screen at twice its pixels. */
const widths = [240, 832, 1440];
/** A width above this fraction of a crop's own width is replaced by that width. */
const NEAR = 0.8;
/** The JPEG fallback has one width, because few browsers request it. */
const FALLBACK_WIDTH = 832;

/** The size that most services recommend for link previews. Uses an existing crop. */
const PREVIEW = { crop: "wide", width: 1200 } as const;

const avif = {
  quality: 43,
  /** Of at most nine. The next step takes twice as long and saves 7 % of the size. */
  effort: 0,
  chromaSubsampling: "4:2:0",
};
const jpeg = { quality: 68, mozjpeg: true };

// One thread for each picture, because the build renders as many pictures at a time as there are cores.
sharp.concurrency(1);

type PictureRequest = { photo: string; crop: Crop; width: number; format: Format };

/** In pixels. */
type Size = { width: number; height: number };

export type Pictures = ReturnType<typeof createPictures>;
/** A photo as components get it. */
export type PhotoSource = ReturnType<Pictures["photo"]>;
/** A part of the content with its photo in place of the photo's name. */
export type WithPhoto<Part extends { photo?: string | undefined }> = Omit<Part, "photo"> & {
  photo: PhotoSource | Extract<Part["photo"], undefined>;
};

/** The URLs of the clinic's pictures, drawn or photographed, and the requests to render them. */
export function createPictures(content: Content, folder: string) {
  const master = (photo: string) => masterFile(photo, folder);
  const known = new Map<string, { hash: string; size: Size }>();
  const read = (photo: string) => {
    const found = known.get(photo) ?? readMaster(getPhoto(content, photo).focus, master(photo));
    known.set(photo, found);
    return found;
  };
  const requests = new Map<string, PictureRequest>();
  const address = (request: PictureRequest) => {
    const { photo, crop, width, format } = request;
    const path = `/pictures/${photo}-${crop}-${width}.${read(photo).hash}.${format}`;
    requests.set(path, request);
    return path;
  };
  return {
    masterFile: master,
    /** The focus point of a crop, such as "72% 40%". */
    focus: (photo: string) => getPhoto(content, photo).focus,
    photo(photo: string) {
      const { alt, colour, sample } = getPhoto(content, photo);
      return {
        alt,
        /** Stands in for a photograph of the clinic. */
        sample,
        /** The placeholder colour until the picture has loaded. */
        colour,
        /** For the alternative text on the placeholder. */
        textColour: textColourOn(colour),
        /** The source set of a `<picture>`: AVIF at each width that a page can use and that needs no upscaling, and one JPEG. */
        sourceSet(crop: Crop) {
          const largest = usedWidth(crop, read(photo).size);
          const available = [...widths.filter((width) => width < largest * NEAR), largest];
          const at = (width: number, format: Format) => address({ photo, crop, width, format });
          return {
            avif: available.map((width) => `${at(width, "avif")} ${width}w`).join(", "),
            src: at(Math.min(FALLBACK_WIDTH, largest), "jpg"),
            width: largest,
            height: Math.round(largest / crops[crop]),
          };
        },
      };
    },
    /** The picture for link previews, whose services support neither AVIF nor SVG. */
    preview(photo: string) {
      const { crop } = PREVIEW;
      const width = Math.min(PREVIEW.width, usedWidth(crop, read(photo).size));
      const src = address({ crop, width, photo, format: "jpg" });
      const height = Math.round(width / crops[crop]);
      return { src, width, height, alt: getPhoto(content, photo).alt };
    },
    /** The pictures that pages use, by URL path. Only these are rendered. */
    requests: requests as ReadonlyMap<string, PictureRequest>,
  };
}

/** The widest crop without upscaling: it has the master's full height, or its full width if the crop is wider. */
function maxWidth(crop: Crop, { width, height }: Size): number {
  return Math.min(width, Math.floor(height * crops[crop]));
}

/** The widest crop that pages use. That of a drawing's size is enough for every place. */
function usedWidth(crop: Crop, master: Size): number {
  return Math.min(maxWidth(crop, master), maxWidth(crop, drawingSize), Math.max(...widths));
}

/**
 * The hash covers the master, its focus, the constants above, and the release of sharp, which pins its encoders. It
 * does not cover the code below: a change of what `decode` or `encode` returns needs one more value here.
 */
function readMaster(focus: string, file: string): { hash: string; size: Size } {
  const bytes = readFileSync(file);
  const recipe = JSON.stringify([focus, crops, drawingSize, avif, jpeg, sharp.versions.sharp]);
  const hash = createHash("sha256").update(recipe).update(bytes);
  return {
    hash: hash.digest("hex").slice(0, 8),
    size: file.endsWith(".svg") ? drawingSize : imageSize(bytes),
  };
}

/** Puts the photo in place of its name. */
export function withPhoto<Part extends { photo?: string | undefined }>(
  pictures: Pictures,
  part: Part,
): WithPhoto<Part> {
  const { photo } = part;
  return { ...part, photo: photo && pictures.photo(photo) } as WithPhoto<Part>;
}

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
 * Returns a function that renders the files of one photo. Results are cached on disk by the hash in their
 * URL. The master is decoded at most once, because drawing an SVG takes longer than encoding it.
 */
export function createRenderer(pictures: Pictures, photo: string) {
  let pixels: Promise<Pixels> | undefined;
  return (path: string, request: PictureRequest): Promise<Uint8Array> =>
    cachedFile(join("pictures", basename(path)), async () => {
      pixels ??= decode(pictures.masterFile(photo));
      return encode(await pixels, request, pictures.focus(photo));
    });
}

/** A master's pixels. Read by us, because sharp remembers a drawing by the name of its file and would return the former one. An SVG may have a transparent background, which JPEG would render black. */
async function decode(master: string): Promise<Pixels> {
  const { width, height } = drawingSize;
  const image = sharp(await readFile(master));
  const sized = master.endsWith(".svg") ? image.resize(width, height, { fit: "fill" }) : image;
  return sized.flatten({ background: "white" }).raw().toBuffer({ resolveWithObject: true });
}

function encode({ data, info }: Pixels, request: PictureRequest, focus: string): Promise<Buffer> {
  const { crop, width, format } = request;
  const image = sharp(data, { raw: info })
    .extract(cropArea(focus, info, crop))
    .resize(width);
  const encoded = format === "avif" ? image.avif(avif) : image.jpeg(jpeg);
  return encoded.toBuffer();
}

/** The largest area in the shape of a crop, centred on the focus point ("72% 40%") as far as the edges allow. */
function cropArea(focus: string, master: Size, crop: Crop) {
  const [x = 50, y = 50] = focus.split(" ").map((part) => Number.parseFloat(part));
  const width = maxWidth(crop, master);
  const height = Math.min(master.height, Math.round(width / crops[crop]));
  const place = (percent: number, size: number, whole: number) =>
    Math.round(Math.max(0, Math.min(whole - size, (percent / 100) * whole - size / 2)));
  return {
    left: place(x, width, master.width),
    top: place(y, height, master.height),
    width,
    height,
  };
}
