import { content } from "../content-model/content.ts";
import { fieldNames } from "../contract/form-fields.ts";
import type { FunctionContent } from "../contract/function-content.ts";
import { failureWords, fieldLabels, services } from "./clinic/appointment-form.ts";

const { alarmMail, problems, requestMail } = content.messages;
const { appointmentForm, labels } = content.interface;
const { brand, email, siteUrl } = content.business;

/** Everything that function, mail and settings know of the clinic, from the content. */
export function functionContent(): FunctionContent {
  return {
    brandName: brand.name,
    siteUrl,
    email,
    services,
    fieldLabels: Object.fromEntries(fieldNames.map((name) => [name, fieldLabels[name]])),
    problems,
    failure: failureWords,
    formPage: {
      heading: labels.contact,
      selectService: appointmentForm.selectService,
      submit: appointmentForm.submit,
    },
    mail: requestMail,
    alarm: { subject: alarmMail.subject, text: `${alarmMail.paragraphs.join("\n\n")}\n` },
  };
}
