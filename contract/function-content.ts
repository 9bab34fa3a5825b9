import { z } from "zod";

/** A choice of a field, as the form shows it. */
const choice = z.object({ value: z.string(), label: z.string() });

/** What can be wrong with a field; follows its label. */
const problemWords = z.object({
  /** `{label}`, `{problem}` */
  sentence: z.string(),
  required: z.string(),
  /** `{limit}` in characters */
  tooLong: z.string(),
  notEmail: z.string(),
});

const mailWords = z.object({
  /** `{service}`, `{name}` */
  subject: z.string(),
  /** Where it may be spam: `{subject}` */
  spamSubject: z.string(),
  spamNote: z.string(),
  /** A label before what it names: `{label}` */
  labelled: z.string(),
  /** Until when an answer was promised: `{time}` */
  answerBy: z.string(),
  /** The label of the time at which the request came. */
  received: z.string(),
  /** The link that begins a reply: `{name}` */
  reply: z.string(),
  /** `{service}` */
  replySubject: z.string(),
  /** The label of first and last name together. */
  name: z.string(),
  closing: z.string(),
});

/** What somebody is told when requests need a person. */
const alarmWords = z.object({
  subject: z.string(),
  /** `{reason}` */
  text: z.string(),
});

/**
 * What the function, the mail and the settings need of the clinic: plain data that the build takes
 * from the content and writes into `dist/manifest.json` and `dist/function-content.json`.
 * The clinic's facts are filled in already; `{names}` that are left belong to a request.
 */
export const functionContentSchema = z.object({
  /** As in `lang`: "en-CA". */
  locale: z.string(),
  brandName: z.string(),
  /** The public address of the site where SITE_URL is not set. */
  siteUrl: z.string(),
  /** Where requests go, and what they come from, where MAIL_TO and MAIL_FROM are not set. */
  email: z.string(),
  /** A request is answered within so many hours. */
  responseHours: z.number(),
  /** The clinic's, as in "America/Toronto". */
  timeZone: z.string(),
  /** The choices of a field of kind `choice`, in the form's order. */
  services: z.array(choice).readonly(),
  /** By the name of the field. */
  fieldLabels: z.record(z.string(), z.string()).readonly(),
  problems: problemWords,
  /** What a visitor reads when a request could not be taken. */
  failure: z.object({ title: z.string(), text: z.string() }),
  /** The same where too many requests came from one network: `{time}`, as in "12 minutes". */
  tooMany: z.string(),
  /** Where a post without script is redirected on success. */
  sentPath: z.string(),
  /** A number to call, as people write it, and as a tel: link. */
  phone: z.object({ shown: z.string(), link: z.string() }),
  /** The page that answers a failed post without script. */
  formPage: z.object({ heading: z.string(), selectService: z.string(), submit: z.string() }),
  /** The site's style sheet, for that page. */
  styles: z.string(),
  mail: mailWords,
  alarm: alarmWords,
});

export type FunctionContent = z.output<typeof functionContentSchema>;
export type Choice = z.output<typeof choice>;
