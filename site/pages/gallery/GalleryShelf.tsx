import type { MouseEvent } from "react";
import { PairLabels } from "../../components/pair-labels/PairLabels.tsx";
import { Picture, type PictureFacts } from "../../components/picture/Picture.tsx";
import type { PairWords } from "../../content/schema/parts.ts";
import { WholeWords } from "../../whole-words/WholeWords.tsx";

export type GalleryPicture = {
  tags: readonly string[];
  category: string;
  description: string;
  pair?: PairWords | undefined;
  picture: PictureFacts;
  /** For the dialog, as large as the screen. */
  whole: PictureFacts;
};

type GalleryShelfProps = {
  heading: string;
  pictures: readonly GalleryPicture[];
  /** The pictures of the chosen filter. A shelf without any is away. */
  shown: readonly GalleryPicture[];
  onEnlarge: (event: MouseEvent, picture: GalleryPicture) => void;
};

/** A part of the gallery's grid with its heading. */
export function GalleryShelf({ heading, pictures, shown, onEnlarge }: GalleryShelfProps) {
  return (
    <section hidden={!pictures.some((one) => shown.includes(one))} className="gallery-shelf">
      <h2 className="text-subtitle">{heading}</h2>
      <ul className="gallery-grid">
        {pictures.map((one) => (
          <li
            key={one.picture.image.alt}
            hidden={!shown.includes(one)}
            className="gallery-item zoom"
          >
            <figure>
              {/* Without script the link leads to the file of the picture. */}
              <a
                href={one.whole.image.src}
                aria-haspopup="dialog"
                onClick={(event) => onEnlarge(event, one)}
              >
                <Picture {...one.picture} />
                <Caption picture={one} isOverlay />
              </a>{" "}
              <PairLabels pair={one.pair} />
              <figcaption>
                <Caption picture={one} />
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Category and description: below the picture, and over it where the device hovers. */
function Caption({ picture, isOverlay }: { picture: GalleryPicture; isOverlay?: boolean }) {
  const { category, description } = picture;
  return (
    <span className="gallery-caption" aria-hidden={isOverlay}>
      <span className="eyebrow">{category}</span>{" "}
      <span>
        <WholeWords text={description} />
      </span>
    </span>
  );
}
