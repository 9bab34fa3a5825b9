import { BookingLine } from "../../components/BookingLine.tsx";
import { ButtonLink } from "../../components/button/Button.tsx";
import { ContactDetails } from "../../components/contact-details/ContactDetails.tsx";
import { MapPoster } from "../../components/map-poster/MapPoster.tsx";
import { PageHeader } from "../../components/page-header/PageHeader.tsx";
import { loadLayout } from "../../layout/load-layout.ts";
import { PageLayout } from "../../layout/PageLayout.tsx";
import { withPhoto } from "../../media/pictures.ts";
import type { Site } from "../../site.ts";
import { fixedWords } from "../../words/words.ts";
import { Directions } from "./Directions.tsx";
import { Landmarks } from "./Landmarks.tsx";

export function loadLocationPage(site: Site) {
  const { content, derived, links, media } = site;
  const { pageLinks, consultationPath } = links;
  const { hero, directions, landmarks, closing } = content.pages.location;
  return {
    layout: loadLayout(site, pageLinks.location.path, { ...closing, href: pageLinks.contact.path }),
    hero,
    map: { map: withPhoto(media.pictures, derived.map), loads: content.business.embeds },
    contact: derived.contact,
    consultationPath,
    directions,
    landmarks,
  };
}

export function LocationPage(props: ReturnType<typeof loadLocationPage>) {
  const { layout, hero, map, contact, consultationPath, directions, landmarks } = props;
  const { labels } = fixedWords;
  return (
    <PageLayout {...layout}>
      <PageHeader hero={hero} />
      <div className="page location-grid">
        <div className="sticky">
          <MapPoster {...map} />
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
