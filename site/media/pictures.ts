import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { isDrawn, masterFile } from "../content/checking/master-file.ts";
import { masterSize } from "../content/checking/master-size.ts";
import { getPhoto } from "../content/content-lookup.ts";
import type { Content } from "../content/content-schema.ts";

/** Width to height. Masters are 3:2; the others are cut around the photo's focus. */
export const crops = { landscape: 3 / 2, portrait: 4 / 5, wide: 2 / 1, square: 1 } as const;
export type Crop = keyof typeof crops;

type Format = "avif" | "jpg" | "svg";

/** Cards, and frames of a phone's width; then what the master has. */
const widths = [480, 960];
/** A width that is nearer than this to the master's own gives way to that. */
const NEAR = 0.8;
/** Every crop is at least this wide. Few browsers ask for it, so one width serves them all. */
const FALLBACK_WIDTH = 832;

/** What most services ask for, and one of our own crops. */
const PREVIEW = { crop: "wide", width: 1200 } as const;

/** Changes when the recipe in `render-picture.ts` does, so that every address changes with it. */
const RECIPE = "4";

export type PictureRequest = { photo: string; crop: Crop; width: number; format: Format };

export type Pictures = ReturnType<typeof createPictures>;

/** The clinic's pictures, photographs and line drawings: their addresses, and what each stands for. */
export function createPictures(content: Content, folder: string) {
  const master = (photo: string) => masterFile(photo, folder);
  const hashes = new Map<string, string>();
  const masterHash = (photo: string) => {
    const hash = hashes.get(photo) ?? hashOf(getPhoto(content, photo).focus, master(photo));
    hashes.set(photo, hash);
    return hash;
  };
  const requests = new Map<string, PictureRequest>();
  const address = (request: PictureRequest) => {
    const { photo, crop, width, format } = request;
    const path = `/pictures/${photo}-${crop}-${width}.${masterHash(photo)}.${format}`;
    requests.set(path, request);
    return path;
  };
  return {
    masterFile: master,
    /** The point to keep when a crop cuts the photo: "72% 40%". */
    focus: (photo: string) => getPhoto(content, photo).focus,
    /** The addresses of one picture in one crop, for `<picture>`: AVIF at every width that is not upscaled, JPEG at one. A drawing has one address. */
    source(photo: string, crop: Crop) {
      const largest = maxWidth(crop);
      const available = [...widths.filter((width) => width < largest * NEAR), largest];
      const at = (width: number, format: Format) => address({ photo, crop, width, format });
      const isDrawing = isDrawn(master(photo));
      return {
        avif: isDrawing
          ? undefined
          : available.map((width) => `${at(width, "avif")} ${width}w`).join(", "),
        src: isDrawing ? at(largest, "svg") : at(FALLBACK_WIDTH, "jpg"),
        width: largest,
        height: Math.round(largest / crops[crop]),
        alt: getPhoto(content, photo).alt,
        /** Stands in its place until it has come. */
        colour: isDrawing ? undefined : getPhoto(content, photo).colour,
      };
    },
    /** The picture in link previews, where AVIF and drawings are not understood. */
    preview(photo: string) {
      const { alt } = getPhoto(content, photo);
      const { crop, width } = PREVIEW;
      const height = width / crops[crop];
      return { src: address({ ...PREVIEW, photo, format: "jpg" }), width, height, alt };
    },
    /** The pictures whose addresses pages have been given, by address: no other is made. */
    requests: requests as ReadonlyMap<string, PictureRequest>,
  };
}

/** Crops keep the master's full height, or its full width where they are wider. */
export function maxWidth(crop: Crop): number {
  return Math.min(masterSize.width, Math.floor(masterSize.height * crops[crop]));
}

function hashOf(focus: string, master: string): string {
  const hash = createHash("sha256").update(RECIPE).update(focus).update(readFileSync(master));
  return hash.digest("hex").slice(0, 8);
}
