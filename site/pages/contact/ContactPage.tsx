import { ContactDetails } from "../../components/contact-details/ContactDetails.tsx";
import { Heading } from "../../components/heading/Heading.tsx";
import { Icon } from "../../components/icon/Icon.tsx";
import { MapPoster } from "../../components/map-poster/MapPoster.tsx";
import { PageHeader } from "../../components/page-header/PageHeader.tsx";
import type { Concern } from "../../content/schema/concern.ts";
import { loadLayout } from "../../layout/load-layout.ts";
import { PageLayout } from "../../layout/PageLayout.tsx";
import { withPhoto } from "../../media/pictures.ts";
import type { Site } from "../../site.ts";
import { fixedWords } from "../../words/words.ts";
import { ContactForm } from "./ContactForm.tsx";

type Query = {
  /** The preselected service of the form. */
  service?: string | undefined;
  /** The concern from whose page the visitor comes. */
  about?: Concern;
};

export function loadContactPage(site: Site, { service, about }: Query = {}) {
  const { content, derived, links, media } = site;
  const { hero, form, visit } = content.pages.contact;
  return {
    layout: loadLayout(site, links.pageLinks.contact.path),
    hero,
    form: { content: form, facts: derived.form, service, about },
    visit: visit.heading,
    map: { map: withPhoto(media.pictures, derived.map), loads: content.business.embeds },
    contact: derived.contact,
  };
}

export function ContactPage(props: ReturnType<typeof loadContactPage>) {
  const { layout, hero, form, visit, map, contact } = props;
  return (
    <PageLayout {...layout}>
      <div className="page contact-grid">
        <div>
          <PageHeader hero={hero}>
            <PhoneLink phone={contact.phone} />
          </PageHeader>
          <ContactForm {...form} />
        </div>
        <section className="stack" aria-labelledby="visit">
          <Heading level={2} size="subtitle" text={visit} id="visit" />
          <MapPoster {...map} />
          <ContactDetails facts={contact} />
        </section>
      </div>
    </PageLayout>
  );
}

type PhoneLinkProps = { phone: Record<"link" | "shown", string> };

/** The phone number as a link of a heading's size. */
function PhoneLink({ phone }: PhoneLinkProps) {
  const { labels } = fixedWords;
  return (
    <a href={phone.link} className="phone-link text-subtitle">
      <Icon name="phone" />
      <span className="sr-only">{labels.call} </span>
      {phone.shown}
    </a>
  );
}
