import { BookingLine } from "../components/BookingLine.tsx";
import { ButtonLink } from "../components/button/Button.tsx";
import { ContactDetails } from "../components/contact-details/ContactDetails.tsx";
import { Directions } from "../components/directions/Directions.tsx";
import { Landmarks } from "../components/landmarks/Landmarks.tsx";
import { MapPoster } from "../components/map-poster/MapPoster.tsx";
import { PageHeader } from "../components/page-header/PageHeader.tsx";
import { PageLayout } from "../layout/PageLayout.tsx";
import { useSite, useWords } from "../site-context.ts";

export function LocationPage() {
  const { content, derived, links } = useSite();
  const { contact, map } = derived;
  const { consultationPath, pageLinks } = links;
  const { labels } = useWords();
  const { hero, directions, landmarks, closing } = content.pages.location;
  return (
    <PageLayout
      path={pageLinks.location.path}
      closing={{ ...closing, href: pageLinks.contact.path }}
    >
      <PageHeader hero={hero} />
      <div className="page location-grid">
        <div className="sticky">
          <MapPoster map={map} loads={content.business.embeds} />
        </div>
        <div className="stack">
          <ContactDetails facts={contact} />
          <ButtonLink href={consultationPath} label={labels.bookConsultation} />
          <BookingLine />
        </div>
      </div>
      <Directions directions={directions} />
      <Landmarks landmarks={landmarks} />
    </PageLayout>
  );
}
