import { defaultPublicKey, type FunctionsService } from "../../../contract/appointment-request.ts";
import { type FieldName, formFields, type LabelledField } from "../../../contract/form-fields.ts";
import type { Choice } from "../../../contract/function-content.ts";
import type { Content } from "../../content/content-schema.ts";
import type { SiteSettings } from "../../render/build-inputs.ts";
import { phoneOf } from "./business-facts.ts";
import { replyPromise } from "./reply-promise.ts";

/** The service to which the form posts, from the settings. */
export function functionsService(settings: SiteSettings): FunctionsService {
  const { FUNCTIONS_URL, PUBLIC_ANON_KEY } = settings;
  return { url: FUNCTIONS_URL.replace(/\/$/, ""), key: PUBLIC_ANON_KEY || defaultPublicKey };
}

/** The options of the form's service field, in order: the treatments, then the general ones. */
export function servicesOf({ treatments, words }: Content): readonly Choice[] {
  const ofTreatments = treatments.map(({ service, serviceLabel, name }) => ({
    value: service,
    label: serviceLabel ?? name,
  }));
  return [...ofTreatments, ...words.openServices];
}

export type AppointmentFormFacts = ReturnType<typeof appointmentFormFacts>;

/** The props of the form's island, the services for preselected pages, and the link to the privacy page. */
export function appointmentFormFacts(content: Content, service: FunctionsService) {
  const { appointmentForm, problems, toasts } = content.words;
  const { sentence, tooLong } = problems;
  const { business, pages } = content;
  const { selectService, chosenFor, change, allRequired, submit, sending, trap } = appointmentForm;
  return {
    form: {
      service,
      fields: labelledFields(content),
      words: { selectService, chosenFor, change, allRequired, submit, sending, trap },
      problems: { sentence, tooLong },
      sent: appointmentForm.sent,
      reply: replyPromise(business),
      toasts,
      phone: phoneOf(business),
    },
    services: servicesOf(content),
    privacy: { href: pages.privacy.path, label: appointmentForm.privacyLink },
  };
}

/** The form's fields, each with its label, its hint and its options. */
function labelledFields(content: Content): LabelledField[] {
  const words = content.words.appointmentForm;
  const hints: Partial<Record<FieldName, string>> = { message: words.messageHint };
  const titles: Partial<Record<FieldName, string>> = words.titles;
  return formFields.map((field) => {
    const hint = hints[field.name];
    const title = titles[field.name];
    const options = field.kind === "choice" && servicesOf(content);
    return {
      ...field,
      label: words[field.name],
      ...(hint && { hint }),
      ...(title && { title }),
      ...(options && { options }),
    };
  });
}
