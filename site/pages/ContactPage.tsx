import { content } from "../../content-model/content.ts";
import { appointmentFormFacts } from "../clinic/appointment-form.ts";
import { clinicMap } from "../clinic/clinic-map.ts";
import { contactFacts } from "../clinic/contact-facts.ts";
import { pageLinks } from "../clinic/navigation.ts";
import { ContactDetails } from "../components/contact-details/ContactDetails.tsx";
import { ContactForm, type FormStart } from "../components/contact-form/ContactForm.tsx";
import { Heading } from "../components/heading/Heading.tsx";
import { MapPoster } from "../components/map-poster/MapPoster.tsx";
import { PointCards } from "../components/PointCards.tsx";
import { PageHeader } from "../components/page-header/PageHeader.tsx";
import { PointList } from "../components/point-list/PointList.tsx";
import { PageLayout } from "../layout/PageLayout.tsx";

const { labels } = content.interface;
const contactPage = content.pages.contact;
const { free } = content.pages.consultation;

/** `start` is what the form begins with: a chosen treatment, or what was typed before a failure without script. */
export function ContactPage({ start = {} }: { start?: FormStart }) {
  const { hero, form, visit, practical } = contactPage;
  return (
    <PageLayout path={pageLinks.contact.path}>
      <PageHeader hero={hero} />
      <div className="page contact-grid">
        <ContactForm content={form} facts={appointmentFormFacts} start={start} />
        <section className="stack" aria-labelledby="visit">
          <Heading level={2} size="subtitle" text={visit.heading} id="visit" />
          <ContactDetails facts={contactFacts} words={labels} />
          <MapPoster map={clinicMap} words={labels} />
        </section>
      </div>
      <PointCards {...free} points={free.items} id="free-consultation" />
      <PointList {...practical} points={practical.items} id="practical" />
    </PageLayout>
  );
}
