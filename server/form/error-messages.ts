/** Error messages for API clients. A visitor sees the form or the form page instead. */
export const errorMessages = {
  fields: "The body must contain exactly the fields of the form.",
  method: "Only POST is allowed.",
  origin: "This origin is not allowed.",
  key: "The public key is missing or wrong.",
  requestKey: "Idempotency-Key is not 8 to 128 letters, digits, “-” or “_”.",
  notRecorded: "The request could not be recorded. Please try again.",
  tooLarge: "The body is too large.",
  unreadable: "Send a form, or a JSON object, in UTF-8.",
  duplicateField: "A field was sent twice.",
  unknown: "No such function.",
} as const;
