import { emptyMessage, galleryFilters, galleryImages } from "../../content/gallery.ts";
import { galleryStatus, labels } from "../../content/interface.ts";
import type { GalleryImage } from "../../content/types.ts";
import { Photo } from "../media/Photo.tsx";
import type { Crop } from "../media/pictures.ts";
import { FilterLinks } from "../ui/FilterLinks.tsx";

export const GALLERY_ALL = "all";

type GalleryGridProps = { path: string; filter?: string };

/** The picture's place in the grid decides its shape, so that rows of three never look alike. */
const cropRhythm: readonly Crop[] = ["portrait", "landscape", "square", "landscape", "portrait"];

export function GalleryGrid({ path, filter = GALLERY_ALL }: GalleryGridProps) {
  const isShown = (image: GalleryImage) =>
    filter === GALLERY_ALL || image.tags.some((tag) => tag === filter);
  const shown = galleryImages.filter(isShown);
  return (
    <>
      <FilterLinks
        name="show"
        path={path}
        legend={labels.gallery}
        choices={galleryFilters}
        selected={filter}
        all={GALLERY_ALL}
        status={galleryStatus}
        count={shown.length}
      />
      <ul className="gallery-grid" data-filter-list="">
        {galleryImages.map((image, index) => {
          const crop = cropRhythm[index % cropRhythm.length] ?? "landscape";
          return (
            <li
              key={image.id}
              data-tags={image.tags.join(" ")}
              hidden={!isShown(image)}
              className={`gallery-item crop-${crop}`}
            >
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the overlay opens on focus, as specified. */}
              <figure tabIndex={0}>
                <Photo
                  name={image.photo}
                  crop={crop}
                  alt={image.alt}
                  sizes="(width < 40rem) 90vw, (width < 64rem) 45vw, 25rem"
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
      <p data-filter-empty="" hidden={shown.length > 0}>
        {emptyMessage}
      </p>
    </>
  );
}
