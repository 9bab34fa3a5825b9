import type { GalleryImage } from "../../../content-model/schema/lists.ts";
import type { Crop } from "../../media/pictures.ts";
import { type FilterChoice, FilterLinks } from "../filter-links/FilterLinks.tsx";
import * as attribute from "../filter-links/filter-attributes.ts";
import { Photo } from "../picture/Photo.tsx";

const ALL = "all";

type GalleryGridProps = {
  path: string;
  images: readonly GalleryImage[];
  /** Each value is a tag, but for the one that shows everything. */
  filters: readonly FilterChoice[];
  filter?: string;
  words: Record<"legend" | "status" | "empty", string>;
};

/** The picture's place in the grid decides its shape, so that rows of three never look alike. */
const cropRhythm: readonly Crop[] = ["portrait", "landscape", "square", "landscape", "portrait"];

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
          const crop = cropRhythm[index % cropRhythm.length] ?? "landscape";
          return (
            <li
              key={image.alt}
              {...{ [attribute.tags]: image.tags.join(" ") }}
              hidden={!isShown(image)}
              className={`gallery-item zoom crop-${crop}`}
            >
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the overlay opens on focus, as specified. */}
              <figure tabIndex={0}>
                <Photo
                  name={image.photo}
                  crop={crop}
                  alt={image.alt}
                  sizes="(width < 40rem) 88vw, (width < 64rem) 45vw, 25rem"
                />
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
