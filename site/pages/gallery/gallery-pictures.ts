import { photoFacts } from "../../components/picture/photo-facts.ts";
import type { GalleryImage } from "../../content/schema/lists.ts";
import type { Pictures } from "../../media/pictures.ts";
import type { GalleryPicture } from "./GalleryShelf.tsx";

/** Every picture has the shape of its master: across the text on phones, and otherwise two in a row. */
const IN_THE_GRID = {
  crop: "landscape",
  sizes: "(max-width: 39.99rem) 92vw, min(46vw, 620px)",
} as const;

/** The picture in the dialog, as large as the screen. */
const WHOLE = { crop: "landscape", sizes: "min(100vw, 150vh)" } as const;

/** The gallery's pictures, each with its addresses. */
export function galleryPictures(
  pictures: Pictures,
  images: readonly GalleryImage[],
): GalleryPicture[] {
  return images.map(({ photo: name, alt, ...image }) => {
    const shown = { photo: pictures.photo(name), alt };
    return {
      ...image,
      picture: photoFacts({ ...shown, ...IN_THE_GRID }),
      whole: photoFacts({ ...shown, ...WHOLE }),
    };
  });
}
