import type { LabelledField } from "../../../contract/form-fields.ts";
import type { AppointmentFormFacts } from "../../clinic/appointment-form.ts";
import type { ContactPageContent } from "../../content/schema/pages.ts";
import { Island } from "../../islands/Island.tsx";
import { AppointmentForm } from "../appointment-form/AppointmentForm.island.tsx";
import { Heading } from "../heading/Heading.tsx";

export type FormStart = {
  values?: Partial<Record<string, string>>;
  /** By field, a choice that stands before those offered: what was chosen, or the words for nothing. */
  choices?: Partial<Record<string, { value: string; label: string }>>;
  /** An error without script, shown above the form. */
  problem?: string;
};

type ContactFormProps = {
  content: ContactPageContent["form"];
  facts: AppointmentFormFacts;
  start: FormStart;
};

export function ContactForm({ content, facts, start }: ContactFormProps) {
  const { heading, privacyNote } = content;
  const { form, privacy } = facts;
  const props = {
    ...form,
    fields: form.fields.map((field) => withChoice(field, start)),
    values: start.values ?? {},
  };
  return (
    <section id="book" className="stack contact-form" aria-labelledby="form">
      <Heading level={2} size="subtitle" text={heading} id="form" />
      {start.problem && (
        <div role="alert" className="form-problem">
          <strong>{form.toasts.failure.title}</strong>
          <p>{start.problem}</p>
        </div>
      )}
      {/* What the server fills in stays HTML: nobody with a script comes to it but where the script failed. */}
      {start.problem ? (
        <AppointmentForm {...props} />
      ) : (
        <Island of={AppointmentForm} wake="touch" props={props} />
      )}
      <p className="note">
        {privacyNote}{" "}
        <a href={privacy.href} className="inline-link">
          {privacy.label}
        </a>
      </p>
    </section>
  );
}

function withChoice(field: LabelledField, { choices }: FormStart): LabelledField {
  const first = choices?.[field.name];
  return first && field.options ? { ...field, options: [first, ...field.options] } : field;
}
