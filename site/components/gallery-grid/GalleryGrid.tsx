import type { GalleryImage } from "../../../content-model/schema/lists.ts";
import type { Crop } from "../../media/pictures.ts";
import { type FilterChoice, FilterLinks } from "../filter-links/FilterLinks.tsx";
import * as attribute from "../filter-links/filter-attributes.ts";
import { Photo, type PhotoProps } from "../picture/Photo.tsx";

const ALL = "all";

type GalleryGridProps = {
  path: string;
  images: readonly GalleryImage[];
  /** Each value is a tag, but for the one that shows everything. */
  filters: readonly FilterChoice[];
  filter?: string;
  words: Record<"legend" | "status" | "empty", string>;
};

type Shape = Pick<PhotoProps, "sizes"> & { crop: Crop };

/** Between a phone and a desktop the first wide picture has a row to itself, the others share one with a tall picture. */
const FIRST: Shape = {
  crop: "landscape",
  sizes: "(width < 40rem) 90vw, (width < 64rem) 92vw, min(46vw, 650px)",
};
const WIDE: Shape = {
  crop: "landscape",
  sizes: "(width < 40rem) 90vw, (width < 64rem) 58vw, min(46vw, 650px)",
};
const TALL: Shape = {
  crop: "portrait",
  sizes: "(width < 40rem) 90vw, (width < 64rem) 31vw, min(26vw, 367px)",
};

/** On wide screens two wide pictures fill a row, and a wide one between two tall ones the next. */
const shapeRhythm: readonly Shape[] = [FIRST, WIDE, TALL, WIDE, TALL];

export function GalleryGrid(props: GalleryGridProps) {
  const { path, images, filters, filter = ALL, words } = props;
  const isShown = (image: GalleryImage) =>
    filter === ALL || image.tags.some((tag) => tag === filter);
  const shown = images.filter(isShown);
  return (
    <>
      <FilterLinks
        name="show"
        path={path}
        legend={words.legend}
        choices={filters}
        selected={filter}
        all={ALL}
        status={words.status}
        count={shown.length}
      />
      <ul className="gallery-grid" {...{ [attribute.list]: "" }}>
        {images.map((image, index) => {
          const { crop, sizes } = shapeRhythm[index % shapeRhythm.length] ?? WIDE;
          return (
            <li
              key={image.alt}
              {...{ [attribute.tags]: image.tags.join(" ") }}
              hidden={!isShown(image)}
              className={`gallery-item zoom crop-${crop}`}
            >
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the overlay opens on focus, as specified. */}
              <figure tabIndex={0}>
                <Photo name={image.photo} crop={crop} sizes={sizes} alt={image.alt} />
                <figcaption>
                  <span className="eyebrow">{image.category}</span>
                  <span>{image.description}</span>
                </figcaption>
              </figure>
            </li>
          );
        })}
      </ul>
      <p {...{ [attribute.empty]: "" }} hidden={shown.length > 0}>
        {words.empty}
      </p>
    </>
  );
}
