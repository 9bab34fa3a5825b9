import { useDeferredValue } from "react";
import { Filter } from "../filter/Filter.tsx";
import { type FilterProps, isChosen, useFilter } from "../filter/filter.ts";
import { Picture, type PictureFacts } from "../picture/Picture.tsx";

export type GalleryPicture = {
  tags: readonly string[];
  category: string;
  description: string;
  crop: string;
  picture: PictureFacts;
};

type GalleryProps = {
  filter: FilterProps;
  pictures: readonly GalleryPicture[];
  words: Record<"legend" | "status" | "empty", string>;
};

export function Gallery({ filter, pictures, words }: GalleryProps) {
  const filtering = useFilter(filter);
  // The button answers first: another row of pictures is a longer task.
  const choice = useDeferredValue(filtering.choice);
  const shown = pictures.filter(({ tags }) => isChosen(tags, choice));
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
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the caption rises on focus, as under the pointer. */}
            <figure tabIndex={0}>
              <Picture {...one.picture} />
              <figcaption>
                <span className="eyebrow">{one.category}</span>
                <span>{one.description}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p>{words.empty}</p>}
    </>
  );
}
