import { contactLink } from "../clinic/navigation.ts";
import { PageLayout } from "../layout/PageLayout.tsx";
import { ClosingCall } from "../sections/ClosingCall.tsx";
import { ContactDetails } from "../sections/ContactDetails.tsx";
import { Directions } from "../sections/Directions.tsx";
import { Landmarks } from "../sections/Landmarks.tsx";
import { MapPoster } from "../sections/MapPoster.tsx";
import { PageHeader } from "../sections/PageHeader.tsx";
import { useSite } from "../site-context.ts";
import { ButtonLink } from "../ui/Button.tsx";

export function LocationPage() {
  const { contact, content, map, pageLinks } = useSite();
  const { labels } = content.interface;
  const { hero, directions, landmarks, closing } = content.pages.location;
  return (
    <PageLayout path={pageLinks.location.path}>
      <PageHeader hero={hero} />
      <div className="page location-grid">
        <MapPoster map={map} words={labels} />
        <div className="grid content-start gap-8">
          <ContactDetails facts={contact} words={labels} />
          <ButtonLink href={contactLink()} label={labels.bookConsultation} />
        </div>
      </div>
      <Directions directions={directions} />
      <Landmarks landmarks={landmarks} words={labels} />
      <ClosingCall {...closing} href={pageLinks.contact.path} />
    </PageLayout>
  );
}
