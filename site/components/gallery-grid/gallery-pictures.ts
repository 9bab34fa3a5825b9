import type { GalleryImage } from "../../content/schema/lists.ts";
import type { Pictures } from "../../media/pictures.ts";
import { photoFacts } from "../picture/photo-facts.ts";
import type { GalleryPicture } from "./Gallery.island.tsx";

/** Phones show every picture across the text, in the shape of its master. */
const NARROW = "(max-width: 39.99rem) 92vw, (max-width: 47.99rem) 44vw";
/** On medium screens the first landscape picture has its own row, and the others share a row with a portrait picture. */
const FIRST = {
  crop: "landscape",
  sizes: `${NARROW}, (max-width: 63.99rem) 92vw, min(46vw, 650px)`,
} as const;
const WIDE = {
  crop: "landscape",
  sizes: `${NARROW}, (max-width: 63.99rem) 58vw, min(46vw, 650px)`,
} as const;
const TALL = {
  crop: "portrait",
  sizes: "(max-width: 63.99rem) 31vw, min(26vw, 367px)",
  narrow: { crop: "landscape", sizes: NARROW },
} as const;

/** The picture in the dialog, as large as the screen. */
const WHOLE = { crop: "landscape", sizes: "min(100vw, 150vh)" } as const;

/** On wide screens a row has two landscape pictures, and the next one has a landscape between two portraits. */
const shapeRhythm = [FIRST, WIDE, TALL, WIDE, TALL];

/** The gallery's pictures, each with its shape and its addresses. */
export function galleryPictures(
  pictures: Pictures,
  images: readonly GalleryImage[],
): GalleryPicture[] {
  return images.map(({ photo: name, alt, ...image }, index) => {
    // A pair needs its whole width, because each half is one of the two pictures.
    const shape = (!image.pair && shapeRhythm[index % shapeRhythm.length]) || WIDE;
    const picture = photoFacts(pictures, { name, alt, ...shape });
    const whole = photoFacts(pictures, { name, alt, ...WHOLE });
    return { ...image, crop: shape.crop, picture, whole };
  });
}
