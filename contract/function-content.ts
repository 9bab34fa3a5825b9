import { z } from "zod";

/** An option of a field of kind `choice`. */
const choice = z.object({ value: z.string(), label: z.string() });

/** Error messages, which follow the field's label. */
const problemWords = z.object({
  /** `{label}`, `{problem}` */
  sentence: z.string(),
  required: z.string(),
  /** `{limit}` in characters */
  tooLong: z.string(),
  notEmail: z.string(),
  notPhone: z.string(),
});

const mailWords = z.object({
  /** `{service}`, `{name}` */
  subject: z.string(),
  /** For a request that may be spam: `{subject}` */
  spamSubject: z.string(),
  spamNote: z.string(),
  /** The deadline of the promised answer: `{time}` */
  answerBy: z.string(),
  /** The label of the time of receipt. */
  received: z.string(),
  /** The text of the reply link: `{name}` */
  reply: z.string(),
  /** `{service}` */
  replySubject: z.string(),
  /** The label of the full name. */
  name: z.string(),
  closing: z.string(),
});

/** The mail that tells a client that the request arrived. */
const acknowledgementWords = z.object({
  subject: z.string(),
  /** `{day}` of the promised answer */
  text: z.string(),
});

/** The text of an alarm. */
const alarmWords = z.object({
  subject: z.string(),
  /** `{reason}` */
  text: z.string(),
});

/**
 * The clinic's content for the function, the mail and the settings: plain data that the build writes to
 * `dist/manifest.json` and `dist/function-content.json`. The clinic's facts are already interpolated;
 * the remaining `{names}` are interpolated for each request.
 */
export const functionContentSchema = z.object({
  brandName: z.string(),
  /** The default of SITE_URL. */
  siteUrl: z.string(),
  /** The default of MAIL_TO and MAIL_FROM. */
  email: z.string(),
  /** The promised response time in hours. */
  responseHours: z.number(),
  /** The clinic's IANA time zone: "America/Toronto". */
  timeZone: z.string(),
  /** ISO dates of single days on which nobody answers. */
  closedDates: z.array(z.string()).readonly(),
  closedWeekdays: z.array(z.string()).readonly(),
  /** The options of the `choice` field, in the form's order. */
  services: z.array(choice).readonly(),
  /** Labels by field name. */
  fieldLabels: z.record(z.string(), z.string()).readonly(),
  /** What the browser says of a field whose `pattern` does not match, by field name. */
  fieldTitles: z.record(z.string(), z.string()).readonly(),
  /** What is below a field, by field name. */
  fieldHints: z.record(z.string(), z.string()).readonly(),
  problems: problemWords,
  /** Shown to the visitor after a failed request. */
  failure: z.object({ title: z.string(), text: z.string() }),
  /** Shown after a 429 response: `{time}`, such as "12 minutes". */
  tooMany: z.string(),
  /** Shown when the headers of a request are too large to be read. */
  tooManyCookies: z.object({ title: z.string(), text: z.string() }),
  /** The target of the redirect after a successful post without script. */
  sentPath: z.string(),
  /** The phone number as displayed, and as a tel: link. */
  phone: z.object({ shown: z.string(), link: z.string() }),
  /** The texts of the page after a failed post without script. */
  formPage: z.object({ heading: z.string(), selectService: z.string(), submit: z.string() }),
  /** The site's stylesheet, inlined into that page. */
  styles: z.string(),
  mail: mailWords,
  acknowledgement: acknowledgementWords,
  alarm: alarmWords,
});

export type FunctionContent = z.output<typeof functionContentSchema>;
export type Choice = z.output<typeof choice>;
