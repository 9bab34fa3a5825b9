import { galleryPage } from "../../content/pages/gallery.ts";
import { contactLink } from "../clinic/navigation.ts";
import { PageLayout } from "../layout/PageLayout.tsx";
import { ClosingCall } from "../sections/ClosingCall.tsx";
import { GalleryGrid } from "../sections/GalleryGrid.tsx";
import { Heading } from "../ui/Heading.tsx";

export function GalleryPage({ filter }: { filter?: string }) {
  const { hero, note, closing } = galleryPage;
  return (
    <PageLayout path="/gallery">
      <header className="page contact-hero">
        <p className="eyebrow">{hero.eyebrow}</p>
        <Heading level={1} size="hero" text={hero.heading} />
        <p className="text-lead">{hero.lead}</p>
        <p className="text-small text-taupe">{note}</p>
      </header>
      <div className="page gallery">
        <GalleryGrid path="/gallery" {...(filter && { filter })} />
      </div>
      <ClosingCall {...closing} href={contactLink()} />
    </PageLayout>
  );
}
