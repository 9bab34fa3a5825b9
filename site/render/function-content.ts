import { fieldNames } from "../../contract/form-fields.ts";
import type { FunctionContent } from "../../contract/function-content.ts";
import { servicesOf } from "../clinic/contact/appointment-form.ts";
import { phoneOf } from "../clinic/contact/business-facts.ts";
import { replyPromise } from "../clinic/contact/reply-promise.ts";
import type { Content } from "../content/content-schema.ts";

/**
 * The part of the content that the function, its mails and the server's settings use.
 * @param styles the site's stylesheet, for the form page that the function renders
 */
export function functionContent(content: Content, styles = ""): FunctionContent {
  const { brand, email, siteUrl } = content.business;
  const { acknowledgementMail, alarmMail, problems, requestMail, tooMany, tooManyCookies } =
    content.words;
  const { appointmentForm, toasts } = content.words;
  return {
    brandName: brand.name,
    siteUrl,
    email,
    ...replyPromise(content.business),
    services: servicesOf(content),
    fieldLabels: Object.fromEntries(fieldNames.map((name) => [name, appointmentForm[name]])),
    fieldTitles: appointmentForm.titles,
    problems,
    failure: toasts.failure,
    tooMany,
    tooManyCookies,
    phone: phoneOf(content.business),
    sentPath: content.pages["thank-you"].path,
    formPage: {
      heading: content.pages.contact.menu.label,
      selectService: appointmentForm.selectService,
      submit: appointmentForm.submit,
    },
    styles,
    mail: requestMail,
    acknowledgement: textOf(acknowledgementMail),
    alarm: textOf(alarmMail),
  };
}

function textOf({ subject, paragraphs }: { subject: string; paragraphs: readonly string[] }) {
  return { subject, text: `${paragraphs.join("\n\n")}\n` };
}
