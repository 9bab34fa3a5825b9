import { ContactDetails } from "../../components/contact-details/ContactDetails.tsx";
import { Heading } from "../../components/heading/Heading.tsx";
import { Icon } from "../../components/icon/Icon.tsx";
import { MapPoster } from "../../components/map-poster/MapPoster.tsx";
import { PageHeader } from "../../components/page-header/PageHeader.tsx";
import { PageLayout } from "../../layout/PageLayout.tsx";
import { fixedWords } from "../../words/words.ts";
import { ContactForm } from "./ContactForm.tsx";
import type { ContactPageProps } from "./load-contact-page.ts";

export function ContactPage(props: ContactPageProps) {
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
