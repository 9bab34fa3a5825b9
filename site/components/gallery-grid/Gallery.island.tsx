import { type MouseEvent, useDeferredValue, useState } from "react";
import { interpolate } from "../../../contract/interpolate.ts";
import type { PairWords } from "../../content/schema/parts.ts";
import { PairLabels } from "../pair-labels/PairLabels.tsx";
import { Picture, type PictureFacts } from "../picture/Picture.tsx";
import { EnlargedPicture } from "./EnlargedPicture.tsx";
import { GalleryFilter } from "./GalleryFilter.tsx";
import { type FilterProps, isChosen, useFilter } from "./gallery-filter.ts";

export type GalleryPicture = {
  tags: readonly string[];
  category: string;
  description: string;
  pair?: PairWords | undefined;
  picture: PictureFacts;
  /** For the dialog, as large as the screen. */
  whole: PictureFacts;
};

type GalleryProps = {
  filter: FilterProps;
  pictures: readonly GalleryPicture[];
  words: Record<"legend" | "status" | "empty" | "close" | "previous" | "next" | "place", string>;
};

export function Gallery({ filter, pictures, words }: GalleryProps) {
  const filtering = useFilter(filter);
  // Deferred, so that the pressed button is rendered before the pictures.
  const choice = useDeferredValue(filtering.choice);
  const shown = pictures.filter(({ tags }) => isChosen(tags, choice));
  const [enlarged, setEnlarged] = useState<GalleryPicture>();
  const handleEnlarge = (event: MouseEvent, picture: GalleryPicture) => {
    const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
    if (opensElsewhere) return;
    event.preventDefault();
    setEnlarged(picture);
  };
  const place = enlarged ? shown.indexOf(enlarged) : 0;
  return (
    <>
      <GalleryFilter {...filter} filtering={filtering} words={words} count={shown.length} />
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
                onClick={(event) => handleEnlarge(event, one)}
              >
                <Picture {...one.picture} />
              </a>
              <PairLabels pair={one.pair} />
              <figcaption>
                <span className="eyebrow">{one.category}</span> <span>{one.description}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p>{words.empty}</p>}
      {enlarged && (
        <EnlargedPicture
          {...enlarged}
          words={words}
          place={interpolate(words.place, { index: place + 1, count: shown.length })}
          onMove={(step) => setEnlarged(shown.at((place + step) % shown.length))}
          onClose={() => setEnlarged(undefined)}
        />
      )}
    </>
  );
}
