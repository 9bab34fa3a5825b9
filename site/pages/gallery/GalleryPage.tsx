import { PageHeader } from "../../components/page-header/PageHeader.tsx";
import { photoFacts } from "../../components/picture/Photo.tsx";
import { ALL } from "../../content/schema/all-pictures.ts";
import type { GalleryImage } from "../../content/schema/lists.ts";
import { Island } from "../../islands/Island.tsx";
import { loadLayout } from "../../layout/load-layout.ts";
import { PageLayout } from "../../layout/PageLayout.tsx";
import type { Pictures } from "../../media/pictures.ts";
import type { Site } from "../../site.ts";
import { Gallery } from "./Gallery.island.tsx";
import type { GalleryPicture } from "./GalleryShelf.tsx";

/** Every picture has the shape of its master: across the text on phones, and otherwise two in a row. */
const IN_THE_GRID = {
  crop: "landscape",
  sizes: "(max-width: 39.99rem) 92vw, min(46vw, 620px)",
} as const;

/** The picture in the dialog, as large as the screen. */
const WHOLE = { crop: "landscape", sizes: "min(100vw, 150vh)" } as const;

export function loadGalleryPage(site: Site, selected = ALL) {
  const { content, links, media } = site;
  const { path, menu, hero, shelves, note, closing } = content.pages.gallery;
  const { emptyMessage, filters, images } = content.gallery;
  const { carousel, enlargedPicture, galleryStatus, labels } = content.words;
  return {
    layout: loadLayout(site, path, { ...closing, href: links.contactLink() }),
    hero,
    gallery: {
      filter: { path, choices: filters, selected },
      shelves: [
        { heading: shelves.rooms, holdsPairs: false },
        { heading: shelves.changes, holdsPairs: true },
      ],
      pictures: galleryPictures(media.pictures, images),
      words: {
        legend: menu.label,
        status: galleryStatus,
        empty: emptyMessage,
        close: labels.close,
        place: carousel.place,
        ...enlargedPicture,
      },
    },
    note,
  };
}

export function GalleryPage(props: ReturnType<typeof loadGalleryPage>) {
  const { layout, hero, gallery, note } = props;
  return (
    <PageLayout {...layout}>
      <PageHeader hero={hero} />
      <div className="page gallery">
        <Island of={Gallery} wake="touch" props={gallery} />
        <p className="note">{note}</p>
      </div>
    </PageLayout>
  );
}

/** The gallery's pictures, each with its addresses. */
function galleryPictures(pictures: Pictures, images: readonly GalleryImage[]): GalleryPicture[] {
  return images.map(({ photo: name, alt, ...image }) => {
    const shown = { photo: pictures.photo(name), alt };
    return {
      ...image,
      picture: photoFacts({ ...shown, ...IN_THE_GRID }),
      whole: photoFacts({ ...shown, ...WHOLE }),
    };
  });
}
