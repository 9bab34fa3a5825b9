import { appointmentForm, toasts } from "../../content/interface.ts";
import type { ContactPageContent } from "../../content/types.ts";
import { Island } from "../build/Island.tsx";
import {
  failureWords,
  labelledFields,
  services,
  successWords,
} from "../clinic/appointment-words.ts";
import { phoneLink, shownPhone } from "../clinic/business-facts.ts";
import { pageLinks } from "../clinic/navigation.ts";
import { AppointmentForm } from "../islands/AppointmentForm.tsx";
import { functionsService } from "../settings.ts";
import { Heading } from "../ui/Heading.tsx";

export type FormStart = {
  values?: Partial<Record<string, string>>;
  /** The choice shown where none of the list is chosen. */
  service?: { value: string; label: string };
  hidden?: { idempotencyKey: string };
  /** What went wrong without script, said above the form. */
  problem?: string;
};

const { selectService, allRequired, submit, sending, trap, privacyLink } = appointmentForm;

type ContactFormProps = { content: ContactPageContent["form"]; start: FormStart };

export function ContactForm({ content, start }: ContactFormProps) {
  const { heading, lead, privacyNote } = content;
  return (
    <section className="contact-form" aria-labelledby="form">
      <Heading level={2} size="title" text={heading} id="form" />
      <p>{lead}</p>
      {start.problem && (
        <div role="alert" className="form-problem">
          <strong>{failureWords.title}</strong>
          <p>{start.problem}</p>
        </div>
      )}
      <Island
        component={AppointmentForm}
        props={{
          service: functionsService,
          fields: labelledFields,
          services: start.service ? [start.service, ...services] : services,
          values: start.values ?? {},
          words: { selectService, allRequired, submit, sending, trap },
          toasts: { region: toasts.region, success: successWords, failure: failureWords },
          phone: { shown: shownPhone(), link: phoneLink },
          ...(start.hidden && { hidden: start.hidden }),
        }}
        on="interaction"
      />
      <p className="text-small text-taupe">
        {privacyNote}{" "}
        <a href={pageLinks.privacy.path} className="inline-link">
          {privacyLink}
        </a>
      </p>
    </section>
  );
}
