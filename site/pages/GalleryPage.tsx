import { content } from "../../content-model/content.ts";
import { contactLink, pageLinks } from "../clinic/navigation.ts";
import { ClosingCall } from "../components/closing-call/ClosingCall.tsx";
import { GalleryGrid } from "../components/gallery-grid/GalleryGrid.tsx";
import { PageHeader } from "../components/page-header/PageHeader.tsx";
import { PageLayout } from "../layout/PageLayout.tsx";

const { galleryStatus, labels } = content.interface;
const { emptyMessage } = content.gallery;
const { filters: galleryFilters } = content.gallery;
const { images: galleryImages } = content.gallery;
const galleryPage = content.pages.gallery;

const words = { legend: labels.gallery, status: galleryStatus, empty: emptyMessage };

export function GalleryPage({ filter }: { filter?: string }) {
  const { hero, note, closing } = galleryPage;
  return (
    <PageLayout path={pageLinks.gallery.path}>
      <PageHeader hero={hero} note={note} />
      <div className="page gallery">
        <GalleryGrid
          path={pageLinks.gallery.path}
          images={galleryImages}
          filters={galleryFilters}
          words={words}
          {...(filter && { filter })}
        />
      </div>
      <ClosingCall {...closing} href={contactLink()} />
    </PageLayout>
  );
}
