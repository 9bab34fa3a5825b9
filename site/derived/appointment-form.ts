import { defaultPublicKey, type FunctionsService } from "../../contract/appointment-request.ts";
import {
  type FieldName,
  fieldNames,
  formFields,
  type LabelledField,
} from "../../contract/form-fields.ts";
import type { Choice, FunctionContent } from "../../contract/function-content.ts";
import type { ReplyPromise } from "../../contract/reply-by.ts";
import type { Content } from "../content/content-schema.ts";
import type { Business } from "../content/schema/business.ts";
import { weekdays } from "../content/schema/place.ts";
import { phoneOf } from "./contact.ts";
import { closedDatesOf, singleDaysOf } from "./hours.ts";

/** The service to which the form posts, from the settings. */
export function functionsService({
  FUNCTIONS_URL,
  PUBLIC_ANON_KEY,
}: Record<"FUNCTIONS_URL" | "PUBLIC_ANON_KEY", string>): FunctionsService {
  return { url: FUNCTIONS_URL.replace(/\/$/, ""), key: PUBLIC_ANON_KEY || defaultPublicKey };
}

/** The options of the form's service field, in order: the treatments, then the general ones. */
function servicesOf({ treatments, words }: Content): readonly Choice[] {
  const ofTreatments = treatments.map(({ service, serviceLabel, name }) => ({
    value: service,
    label: serviceLabel ?? name,
  }));
  return [...ofTreatments, ...words.openServices];
}

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
  const hints: Partial<Record<FieldName, string>> = words.hints;
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
    fieldHints: appointmentForm.hints,
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

/** For the form, which names the day of the answer, and for the mail, which names its deadline. */
export function replyPromise(business: Business): ReplyPromise {
  const { responseHours, timeZone, schedules } = business;
  const { days } = schedules.working;
  const closedWeekdays = weekdays.filter((day) => days[day].length === 0);
  return {
    responseHours,
    timeZone,
    closedDates: closedDatesOf(singleDaysOf(business)),
    // A clinic that answers on no day of the week has not given its hours.
    closedWeekdays: closedWeekdays.length < weekdays.length ? closedWeekdays : [],
  };
}
