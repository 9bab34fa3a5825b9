import type { Content } from "../content-model/content-schema.ts";
import { fieldNames } from "../contract/form-fields.ts";
import type { FunctionContent } from "../contract/function-content.ts";
import { servicesOf } from "./clinic/appointment-form.ts";

/** What the function, the mail and the settings need of the clinic, from the content. */
export function functionContent(content: Content): FunctionContent {
  const { alarmMail, problems, requestMail } = content.messages;
  const { appointmentForm, labels, toasts } = content.interface;
  const { brand, email, siteUrl, responseHours, timeZone } = content.business;
  return {
    brandName: brand.name,
    siteUrl,
    email,
    responseHours,
    timeZone,
    services: servicesOf(content),
    fieldLabels: Object.fromEntries(fieldNames.map((name) => [name, appointmentForm[name]])),
    problems,
    failure: toasts.failure,
    formPage: {
      heading: labels.contact,
      selectService: appointmentForm.selectService,
      submit: appointmentForm.submit,
    },
    mail: requestMail,
    alarm: { subject: alarmMail.subject, text: `${alarmMail.paragraphs.join("\n\n")}\n` },
  };
}
