import { PageHeader } from "../../components/page-header/PageHeader.tsx";
import { Island } from "../../islands/Island.tsx";
import { loadLayout } from "../../layout/load-layout.ts";
import { PageLayout } from "../../layout/PageLayout.tsx";
import type { Site } from "../../site.ts";
import { Gallery } from "./Gallery.island.tsx";
import { ALL } from "./gallery-filter.ts";
import { galleryPictures } from "./gallery-pictures.ts";

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
