/** What the function tells programs when it refuses a request. A person reads the page or the form instead. */
export const refusals = {
  fields: "Exactly the fields of the form are expected.",
  method: "Only POST is answered here.",
  origin: "This origin may not call this.",
  key: "The public key is missing or wrong.",
  requestKey: "Idempotency-Key is not 8 to 128 letters, digits, “-” or “_”.",
  notRecorded: "The request could not be recorded. Please try again.",
  tooLarge: "The body is too large.",
  unreadable: "Send a form, or a JSON object, in UTF-8.",
  twice: "A field was sent twice.",
  unknown: "No such function.",
} as const;
