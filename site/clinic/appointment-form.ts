import { content } from "../../content-model/content.ts";
import { type FieldName, formFields } from "../../contract/form-fields.ts";
import type { Choice } from "../../contract/function-content.ts";
import { functionsService } from "../settings.ts";
import { phoneLink, shownPhone } from "./business-facts.ts";
import { pageLinks } from "./navigation.ts";

const { openServices } = content.messages;
const { appointmentForm, toasts } = content.interface;
const { treatments } = content;

/** The choices of the form's service field, in its order: the treatments, then the open ones. */
export const services: readonly Choice[] = [
  ...treatments.map(({ service, serviceLabel, name }) => ({
    value: service,
    label: serviceLabel ?? name,
  })),
  ...openServices,
];

export const fieldLabels: Record<FieldName, string> = appointmentForm;

const hints: Partial<Record<FieldName, string>> = { message: appointmentForm.messageHint };

/** The table of fields with what stands beside each in the form. */
export const labelledFields = formFields.map((field) => {
  const hint = hints[field.name];
  return { ...field, label: fieldLabels[field.name], ...(hint && { hint }) };
});

/** The toasts' words; the pages without script say the same. */
export const { success: successWords, failure: failureWords } = toasts;

const { selectService, allRequired, submit, sending, trap, privacyLink } = appointmentForm;

/** The form, ready to be shown: what an island can carry, and the link to the privacy page. */
export const appointmentFormFacts = {
  form: {
    service: functionsService,
    fields: labelledFields,
    services,
    words: { selectService, allRequired, submit, sending, trap },
    toasts,
    phone: { shown: shownPhone(), link: phoneLink },
  },
  privacy: { href: pageLinks.privacy.path, label: privacyLink },
};
export type AppointmentFormFacts = typeof appointmentFormFacts;
