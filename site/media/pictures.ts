import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { content, photoNamed } from "../../content-model/content.ts";
import { contentFolder } from "../../content-model/folder.ts";
import { masterSize } from "../../content-model/master-size.ts";

/** Width to height. Masters are 3:2; the others are cut around the photo's focus. */
export const crops = { landscape: 3 / 2, portrait: 4 / 5, wide: 2 / 1, square: 1 } as const;
export type Crop = keyof typeof crops;

export const formats = ["avif", "jpg"] as const;
export type Format = (typeof formats)[number];

const widths = [400, 640, 828, 1200, 1600];
/** Every crop is at least this wide. Few browsers ask for it, so one width serves them all. */
const FALLBACK_WIDTH = 828;

/** Changes when the recipe in `render-picture.ts` does, so that every address changes with it. */
const RECIPE = "1";

export type PictureSource = {
  avif: string;
  src: string;
  width: number;
  height: number;
  alt: string;
  photo: string;
};

/** The addresses of one photo in one crop, for `<picture>`: AVIF at every width that is not upscaled, JPEG at one. */
export function pictureSource(photo: string, crop: Crop): PictureSource {
  const available = widths.filter((width) => width <= maxWidth(crop));
  const largest = available.at(-1) ?? masterSize.width;
  const address = (width: number, format: Format) => pictureUrl({ photo, crop, width, format });
  return {
    avif: available.map((width) => `${address(width, "avif")} ${width}w`).join(", "),
    src: address(FALLBACK_WIDTH, "jpg"),
    width: largest,
    height: Math.round(largest / crops[crop]),
    alt: photoNamed(photo).alt,
    photo,
  };
}

export type PictureRequest = { photo: string; crop: Crop; width: number; format: Format };

function pictureUrl({ photo, crop, width, format }: PictureRequest): string {
  return `/pictures/${photo}-${crop}-${width}.${masterHash(photo)}.${format}`;
}

/** The picture an address stands for, or undefined where the address is not one of ours. */
export function parsePictureUrl(path: string): PictureRequest | undefined {
  const match = /^\/pictures\/([a-z][a-z\d-]*)-([a-z]+)-(\d+)\.[\da-f]{8}\.(avif|jpg)$/.exec(path);
  if (!match) return undefined;
  const [, photo, crop, width, format] = match;
  const isKnown = content.photos.items.some(({ name }) => name === photo);
  if (!photo || !isKnown || !crop || !Object.hasOwn(crops, crop)) return undefined;
  return {
    photo,
    crop: crop as Crop,
    width: Number(width),
    format: format as Format,
  };
}

export function masterFile(photo: string): string {
  return `${contentFolder}/media/stills/${photo}.jpg`;
}

/** Crops keep the master's full height, or its full width where they are wider. */
export function maxWidth(crop: Crop): number {
  return Math.min(masterSize.width, Math.floor(masterSize.height * crops[crop]));
}

const hashes = new Map<string, string>();

function masterHash(photo: string): string {
  const known = hashes.get(photo);
  if (known) return known;
  const hash = createHash("sha256")
    .update(RECIPE)
    .update(photoNamed(photo).focus)
    .update(readFileSync(masterFile(photo)))
    .digest("hex")
    .slice(0, 8);
  hashes.set(photo, hash);
  return hash;
}
