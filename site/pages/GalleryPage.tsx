import { contactLink } from "../clinic/navigation.ts";
import { ClosingCall } from "../components/closing-call/ClosingCall.tsx";
import { GalleryGrid } from "../components/gallery-grid/GalleryGrid.tsx";
import { PageHeader } from "../components/page-header/PageHeader.tsx";
import { PageLayout } from "../layout/PageLayout.tsx";
import { useSite } from "../site-context.ts";

export function GalleryPage({ filter }: { filter?: string }) {
  const { content, pageLinks } = useSite();
  const { galleryStatus, labels } = content.interface;
  const { emptyMessage, filters, images } = content.gallery;
  const { hero, note, closing } = content.pages.gallery;
  const words = { legend: labels.gallery, status: galleryStatus, empty: emptyMessage };
  return (
    <PageLayout path={pageLinks.gallery.path}>
      <PageHeader hero={hero} note={note} />
      <div className="page gallery">
        <GalleryGrid
          path={pageLinks.gallery.path}
          images={images}
          filters={filters}
          words={words}
          {...(filter && { filter })}
        />
      </div>
      <ClosingCall {...closing} href={contactLink()} />
    </PageLayout>
  );
}
