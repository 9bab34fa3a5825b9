import { PageLayout } from "../layout/PageLayout.tsx";
import { ContactDetails } from "../sections/ContactDetails.tsx";
import { ContactForm, type FormStart } from "../sections/ContactForm.tsx";
import { MapPoster } from "../sections/MapPoster.tsx";
import { PageHeader } from "../sections/PageHeader.tsx";
import { PointCards } from "../sections/PointCards.tsx";
import { PointList } from "../sections/PointList.tsx";
import { useSite } from "../site-context.ts";
import { Heading } from "../ui/Heading.tsx";

/** `start` is what the form begins with: a chosen treatment, or what was typed before a failure without script. */
export function ContactPage({ start = {} }: { start?: FormStart }) {
  const { contact, content, form: formFacts, map, pageLinks } = useSite();
  const { labels } = content.interface;
  const { hero, form, visit, practical } = content.pages.contact;
  const { free } = content.pages.consultation;
  return (
    <PageLayout path={pageLinks.contact.path}>
      <PageHeader hero={hero} />
      <div className="page contact-grid">
        <ContactForm content={form} facts={formFacts} start={start} />
        <section className="grid content-start gap-8" aria-labelledby="visit">
          <Heading level={2} size="subtitle" text={visit.heading} id="visit" />
          <ContactDetails facts={contact} words={labels} />
          <MapPoster map={map} words={labels} />
        </section>
      </div>
      <PointCards {...free} points={free.items} id="free-consultation" />
      <PointList {...practical} points={practical.items} id="practical" />
    </PageLayout>
  );
}
