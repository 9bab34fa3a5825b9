import { Heading } from "../../components/heading/Heading.tsx";
import { InlineLink } from "../../components/InlineLink.tsx";
import { Island } from "../../islands/Island.tsx";
import { fixedWords } from "../../words/words.ts";
import { AppointmentForm } from "./appointment-form/AppointmentForm.island.tsx";
import type { ContactPageProps } from "./load-contact-page.ts";

export function ContactForm({ content, facts, service, about }: ContactPageProps["form"]) {
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
