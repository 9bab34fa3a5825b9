import { galleryPage } from "../../content/pages/gallery.ts";
import { contactLink, pageLinks } from "../clinic/navigation.ts";
import { PageLayout } from "../layout/PageLayout.tsx";
import { ClosingCall } from "../sections/ClosingCall.tsx";
import { GalleryGrid } from "../sections/GalleryGrid.tsx";
import { PageHeader } from "../sections/PageHeader.tsx";

export function GalleryPage({ filter }: { filter?: string }) {
  const { hero, note, closing } = galleryPage;
  return (
    <PageLayout path={pageLinks.gallery.path}>
      <PageHeader hero={hero} note={note} />
      <div className="page gallery">
        <GalleryGrid path={pageLinks.gallery.path} {...(filter && { filter })} />
      </div>
      <ClosingCall {...closing} href={contactLink()} />
    </PageLayout>
  );
}
