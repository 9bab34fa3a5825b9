import { Gallery as GalleryIsland } from "../components/gallery-grid/Gallery.island.tsx";
import { ALL } from "../components/gallery-grid/gallery-filter.ts";
import { galleryPictures } from "../components/gallery-grid/gallery-pictures.ts";
import { PageHeader } from "../components/page-header/PageHeader.tsx";
import type { Gallery } from "../content/schema/lists.ts";
import type { GalleryPageContent } from "../content/schema/page-files/gallery-page.ts";
import { Island } from "../islands/Island.tsx";
import { PageLayout } from "../layout/PageLayout.tsx";
import { useSite, useWords } from "../site-context.ts";

type GalleryPageProps = {
  page: GalleryPageContent & { path: string };
  gallery: Gallery;
  filter?: string;
};

export function GalleryPage({ page, gallery, filter }: GalleryPageProps) {
  const { links, media } = useSite();
  const { contactLink } = links;
  const { pictures } = media;
  const { path, menu, hero, shelves, note, closing } = page;
  const { emptyMessage, filters, images } = gallery;
  const { carousel, enlargedPicture, galleryStatus, labels } = useWords();
  const words = {
    legend: menu.label,
    status: galleryStatus,
    empty: emptyMessage,
    close: labels.close,
    place: carousel.place,
    ...enlargedPicture,
  };
  return (
    <PageLayout path={path} closing={{ ...closing, href: contactLink() }}>
      <PageHeader hero={hero} />
      <div className="page gallery">
        <Island
          of={GalleryIsland}
          wake="touch"
          props={{
            filter: { path, choices: filters, selected: filter ?? ALL },
            shelves: [
              { heading: shelves.rooms, holdsPairs: false },
              { heading: shelves.changes, holdsPairs: true },
            ],
            pictures: galleryPictures(pictures, images),
            words,
          }}
        />
        <p className="note">{note}</p>
      </div>
    </PageLayout>
  );
}
