/**
 * What the form's function says: what is wrong with a field, and the mails to the clinic.
 * `{names}` in braces are filled in: a fact of the clinic, or a part of the request.
 */

/** Read after the label of the field. `{limit}` is in characters. */
export const problems = {
  sentence: "{label} {problem}.",
  required: "is required",
  tooLong: "is longer than {limit} characters",
  unsendable: "holds a character that cannot be sent",
  notEmail: "is not an email address",
  notOffered: "is not a service on offer",
  notDate: "is not a date",
} as const;

/** The mail with a request. The rows between subject and closing are the form's fields. */
export const requestMail = {
  subject: "Appointment request: {service}, {name}",
  spamSubject: "[possible spam] {subject}",
  spamNote: "Possible spam: {reasons}.",
  spamReasons: { trap: "a hidden field was filled in" },
  spamAnd: ", and ",
  name: "Name",
  closing:
    "Sent from the website of {brand}. The visitor was told to expect an answer within {hours} hours.",
} as const;

/** The mail to the fallback address about a request that will not be tried again. */
export const alarmMail = {
  subject: "An appointment request could not be delivered",
  text: `{subject}.

Request: {id}
Reason: {reason}

It is kept, encrypted. "npm run outbox -- open {id}" shows it,
"npm run outbox -- redrive {id}" sends it again.
`,
} as const;

/** The last choices of the form's service field, after the treatments. */
export const openServices = [
  { value: "consultation", label: "General Consultation" },
  { value: "other", label: "Other" },
] as const;
