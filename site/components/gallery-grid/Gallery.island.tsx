import { type MouseEvent, useDeferredValue, useState } from "react";
import { Filter } from "../filter/Filter.tsx";
import { type FilterProps, isChosen, useFilter } from "../filter/filter.ts";
import { Picture, type PictureFacts } from "../picture/Picture.tsx";
import { EnlargedPicture } from "./EnlargedPicture.tsx";

export type GalleryPicture = {
  tags: readonly string[];
  category: string;
  description: string;
  crop: string;
  picture: PictureFacts;
  /** The picture without a crop. */
  whole: PictureFacts;
};

type GalleryProps = {
  filter: FilterProps;
  pictures: readonly GalleryPicture[];
  words: Record<"legend" | "status" | "empty" | "close", string>;
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
  return (
    <>
      <Filter {...filter} filtering={filtering} words={words} count={shown.length} />
      <ul className="gallery-grid">
        {pictures.map((one) => (
          <li
            key={one.picture.image.alt}
            hidden={!shown.includes(one)}
            className={`gallery-item zoom crop-${one.crop}`}
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
              <figcaption>
                <span className="eyebrow">{one.category}</span>
                <span>{one.description}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p>{words.empty}</p>}
      {enlarged && (
        <EnlargedPicture
          {...enlarged}
          closeLabel={words.close}
          onClose={() => setEnlarged(undefined)}
        />
      )}
    </>
  );
}
