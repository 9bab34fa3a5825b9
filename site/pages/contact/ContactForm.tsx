import { Heading } from "../../components/heading/Heading.tsx";
import { InlineLink } from "../../components/InlineLink.tsx";
import type { Concern } from "../../content/schema/concern.ts";
import type { ContactPageContent } from "../../content/schema/page-files/contact-page.ts";
import type { AppointmentFormFacts } from "../../derived/appointment-form.ts";
import { Island } from "../../islands/Island.tsx";
import { fixedWords } from "../../words/words.ts";
import { AppointmentForm } from "./appointment-form/AppointmentForm.island.tsx";

type ContactFormProps = {
  content: ContactPageContent["form"];
  facts: AppointmentFormFacts;
  /** The preselected service. */
  service: string | undefined;
  /** The concern that gives the form its heading and the beginning of the message. */
  about: Concern | undefined;
};

export function ContactForm({ content, facts, service, about }: ContactFormProps) {
  const { heading, note } = content;
  const { form, privacy } = facts;
  const { labels } = fixedWords;
  const values = {
    ...(service !== undefined && { service }),
    ...(about?.message && { message: `${about.message}\n` }),
  };
  return (
    <section id="book" className="stack contact-form" aria-labelledby="form">
      <Heading level={2} size="subtitle" text={about?.closing.action ?? heading} id="form" />
      <Island of={AppointmentForm} wake="touch" props={{ ...form, values }} />
      <p className="note">
        {labels.bookingLine} {note} <InlineLink {...privacy} />
      </p>
    </section>
  );
}
