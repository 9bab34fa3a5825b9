import { responseHours } from "../../content/business.ts";
import { appointmentForm, toasts } from "../../content/interface.ts";
import { openServices } from "../../content/messages.ts";
import { treatments } from "../../content/treatments/index.ts";
import { fill } from "../../contract/fill.ts";
import { type FieldName, formFields } from "../../contract/form-fields.ts";
import type { Choice } from "../../contract/function-content.ts";
import { shownPhone } from "./business-facts.ts";

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

/** The toasts' words with their facts filled in; the pages without script say the same. */
export const successWords = {
  title: toasts.success.title,
  text: fill(toasts.success.text, { hours: responseHours }),
};
export const failureWords = {
  title: toasts.failure.title,
  text: fill(toasts.failure.text, { phone: shownPhone() }),
};
