import { fieldNames } from "../../contract/form-fields.ts";
import type { FunctionContent } from "../../contract/function-content.ts";
import { servicesOf } from "../clinic/appointment-form.ts";
import type { Content } from "../content/content-schema.ts";
import { withKeptSpaces } from "../content/languages/kept-spaces.ts";
import { mapTexts } from "../content/texts.ts";

/** What the function, the mail and the settings need of the clinic, from the content. */
export function functionContent(content: Content): FunctionContent {
  const { brand, email, locale, siteUrl, responseHours, timeZone } = content.business;
  const { alarmMail, problems, requestMail, tooMany } = mapTexts(content.words, (text) =>
    withKeptSpaces(text, locale),
  );
  const { appointmentForm, toasts } = content.words;
  return {
    locale,
    brandName: brand.name,
    siteUrl,
    email,
    responseHours,
    timeZone,
    services: servicesOf(content),
    fieldLabels: Object.fromEntries(fieldNames.map((name) => [name, appointmentForm[name]])),
    problems,
    failure: toasts.failure,
    tooMany,
    sentPath: content.pages["thank-you"].path,
    formPage: {
      heading: content.pages.contact.menu.label,
      selectService: appointmentForm.selectService,
      submit: appointmentForm.submit,
    },
    mail: requestMail,
    alarm: { subject: alarmMail.subject, text: `${alarmMail.paragraphs.join("\n\n")}\n` },
  };
}
