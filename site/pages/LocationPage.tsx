import { content } from "../../content-model/content.ts";
import { clinicMap } from "../clinic/clinic-map.ts";
import { contactFacts } from "../clinic/contact-facts.ts";
import { contactLink, pageLinks } from "../clinic/navigation.ts";
import { PageLayout } from "../layout/PageLayout.tsx";
import { ClosingCall } from "../sections/ClosingCall.tsx";
import { ContactDetails } from "../sections/ContactDetails.tsx";
import { Directions } from "../sections/Directions.tsx";
import { Landmarks } from "../sections/Landmarks.tsx";
import { MapPoster } from "../sections/MapPoster.tsx";
import { PageHeader } from "../sections/PageHeader.tsx";
import { ButtonLink } from "../ui/Button.tsx";

const { labels } = content.interface;
const locationPage = content.pages.location;

export function LocationPage() {
  const { hero, directions, landmarks, closing } = locationPage;
  return (
    <PageLayout path={pageLinks.location.path}>
      <PageHeader hero={hero} />
      <div className="page location-grid">
        <MapPoster map={clinicMap} words={labels} />
        <div className="grid content-start gap-8">
          <ContactDetails facts={contactFacts} words={labels} />
          <ButtonLink href={contactLink()} label={labels.bookConsultation} />
        </div>
      </div>
      <Directions directions={directions} />
      <Landmarks landmarks={landmarks} words={labels} />
      <ClosingCall {...closing} href={pageLinks.contact.path} />
    </PageLayout>
  );
}
