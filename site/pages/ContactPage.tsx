import { ContactDetails } from "../components/contact-details/ContactDetails.tsx";
import { ContactForm } from "../components/contact-form/ContactForm.tsx";
import { Heading } from "../components/heading/Heading.tsx";
import { MapPoster } from "../components/map-poster/MapPoster.tsx";
import { PageHeader } from "../components/page-header/PageHeader.tsx";
import { PhoneLink } from "../components/phone-link/PhoneLink.tsx";
import type { Concern } from "../content/schema/concern.ts";
import { PageLayout } from "../layout/PageLayout.tsx";
import { useSite } from "../site-context.ts";

type ContactPageProps = {
  /** The preselected service of the form. */
  service?: string | undefined;
  /** The concern from whose page the visitor comes. */
  about?: Concern;
};

export function ContactPage({ service, about }: ContactPageProps) {
  const { content, derived, links } = useSite();
  const { contact, form: formFacts, map } = derived;
  const { pageLinks } = links;
  const { hero, form, visit } = content.pages.contact;
  return (
    <PageLayout path={pageLinks.contact.path}>
      <div className="page contact-grid">
        <div>
          <PageHeader hero={hero}>
            <PhoneLink phone={contact.phone} />
          </PageHeader>
          <ContactForm content={form} facts={formFacts} service={service} about={about} />
        </div>
        <section className="stack" aria-labelledby="visit">
          <Heading level={2} size="subtitle" text={visit.heading} id="visit" />
          <MapPoster map={map} loads={content.business.embeds} />
          <ContactDetails facts={contact} />
        </section>
      </div>
    </PageLayout>
  );
}
