/**
 * What function, mail and settings know of the clinic: plain data that the build takes
 * from the content and writes into `dist/manifest.json` and `dist/function-content.json`.
 * The clinic's facts are filled in already; `{names}` that are left belong to a request.
 */
export type FunctionContent = {
  brandName: string;
  /** The public address of the site where SITE_URL is not set. */
  siteUrl: string;
  /** Where requests go, and what they come from, where MAIL_TO and MAIL_FROM are not set. */
  email: string;
  /** The choices of a field of kind `choice`, in the form's order. */
  services: readonly Choice[];
  /** By the name of the field. */
  fieldLabels: Readonly<Record<string, string>>;
  problems: ProblemWords;
  /** What a visitor reads when a request could not be taken. */
  failure: { title: string; text: string };
  /** The page that brings the form back where the build's own is not at hand. */
  formPage: { heading: string; selectService: string; submit: string };
  mail: MailWords;
  alarm: AlarmWords;
};

export type Choice = { value: string; label: string };

/** What can be wrong with a field, to be read after its label. */
export type ProblemWords = {
  /** `{label}`, `{problem}` */
  sentence: string;
  required: string;
  /** `{limit}` in characters */
  tooLong: string;
  /** It holds a control character, or half of one of another kind. */
  unsendable: string;
  notEmail: string;
  notOffered: string;
  notDate: string;
};

export type MailWords = {
  /** `{service}`, `{name}` */
  subject: string;
  /** Where it may be spam: `{subject}` */
  spamSubject: string;
  /** `{reasons}` */
  spamNote: string;
  spamReasons: { trap: string };
  /** Stands between two reasons. */
  spamAnd: string;
  /** The label of first and last name together. */
  name: string;
  closing: string;
};

/** The mail about a request that needs a person to be delivered. */
export type AlarmWords = {
  subject: string;
  /** `{subject}`, `{id}`, `{reason}` */
  text: string;
};

/** The label of a known service. */
export function serviceLabel(services: readonly Choice[], value: string): string | undefined {
  return services.find((service) => service.value === value)?.label;
}
