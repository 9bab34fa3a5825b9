import { ButtonLink } from "../components/button/Button.tsx";
import { ContactDetails } from "../components/contact-details/ContactDetails.tsx";
import { ContactForm } from "../components/contact-form/ContactForm.tsx";
import { Heading } from "../components/heading/Heading.tsx";
import { MapPoster } from "../components/map-poster/MapPoster.tsx";
import { PointCards } from "../components/PointCards.tsx";
import { PointList } from "../components/PointList.tsx";
import { PageHeader } from "../components/page-header/PageHeader.tsx";
import type { Concern } from "../content/schema/concern.ts";
import { PageLayout } from "../layout/PageLayout.tsx";
import { useSite, useWords } from "../site-context.ts";

type ContactPageProps = {
  /** The preselected service of the form. */
  service?: string | undefined;
  /** The concern from whose page the visitor comes. */
  about?: Concern;
};

export function ContactPage({ service, about }: ContactPageProps) {
  const { clinic, content, links } = useSite();
  const { contact, form: formFacts, map } = clinic;
  const { bookingForm, pageLinks } = links;
  const { hero, form, visit, practical } = content.pages.contact;
  const { free } = content.pages.consultation;
  const { labels } = useWords();
  return (
    <PageLayout path={pageLinks.contact.path}>
      <div className="page contact-grid">
        <div>
          <PageHeader hero={hero} />
          <ContactForm content={form} facts={formFacts} service={service} about={about} />
        </div>
        <section className="stack" aria-labelledby="visit">
          <Heading level={2} size="subtitle" text={visit.heading} id="visit" />
          <ContactDetails facts={contact} />
          <MapPoster map={map} loads={content.business.embeds} />
        </section>
      </div>
      <PointCards {...free} points={free.items} id="free-consultation">
        <div className="after-cards">
          <ButtonLink href={bookingForm} label={labels.backToForm} />
        </div>
      </PointCards>
      <PointList {...practical} points={practical.items} id="practical" />
    </PageLayout>
  );
}
