import type { Gallery } from "../../content-model/schema/lists.ts";
import type { GalleryPageContent } from "../../content-model/schema/pages.ts";
import { GalleryGrid } from "../components/gallery-grid/GalleryGrid.tsx";
import { PageHeader } from "../components/page-header/PageHeader.tsx";
import { PageLayout } from "../layout/PageLayout.tsx";
import { useSite } from "../site-context.ts";

type GalleryPageProps = {
  page: GalleryPageContent & { path: string };
  pictures: Gallery;
  filter?: string;
};

export function GalleryPage({ page, pictures, filter }: GalleryPageProps) {
  const { contactLink, content } = useSite();
  const { path, menu, hero, note, closing } = page;
  const { emptyMessage, filters, images } = pictures;
  const { galleryStatus } = content.interface;
  const words = { legend: menu.label, status: galleryStatus, empty: emptyMessage };
  return (
    <PageLayout path={path} closing={{ ...closing, href: contactLink() }}>
      <PageHeader hero={hero} note={note} />
      <div className="page gallery">
        <GalleryGrid
          path={path}
          images={images}
          filters={filters}
          words={words}
          {...(filter && { filter })}
        />
      </div>
    </PageLayout>
  );
}
