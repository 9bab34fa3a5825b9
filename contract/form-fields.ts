/** A single line of text, an email address, a phone number, one of the services, or several lines of text. */
export type FieldKind = "text" | "email" | "tel" | "choice" | "lines";

export type FormField = {
  name: string;
  kind: FieldKind;
  /** The longest accepted length in characters. */
  limit: number;
  /** The HTML attribute `autocomplete`. */
  autocomplete?: string;
};

/** A field with its label. */
export type LabelledField = FormField & {
  label: string;
  hint?: string;
  /** The options of a field of kind `choice`. */
  options?: readonly { value: string; label: string }[];
};

/**
 * The fields of an appointment request in the form's order. All are required. The form, the validation, the
 * page without script and the mail are derived from this table. The labels are in `site/words`.
 */
export const formFields = [
  { name: "firstName", kind: "text", limit: 100, autocomplete: "given-name" },
  { name: "lastName", kind: "text", limit: 100, autocomplete: "family-name" },
  { name: "email", kind: "email", limit: 254, autocomplete: "email" },
  { name: "phone", kind: "tel", limit: 40, autocomplete: "tel" },
  { name: "service", kind: "choice", limit: 60 },
  { name: "message", kind: "lines", limit: 5000 },
] as const satisfies readonly FormField[];

export type FieldName = (typeof formFields)[number]["name"];
export const fieldNames: readonly FieldName[] = formFields.map(({ name }) => name);

/**
 * The largest body of a valid request in any encoding. A UTF-16 code unit takes at most nine bytes: three
 * in UTF-8, each percent-encoded. (An emoji has two code units and takes twelve.) The rest is for the
 * field names and the `formOnlyFields`.
 */
export function maxBodyBytes(): number {
  return formFields.reduce((bytes, { limit }) => bytes + limit * 9, 4096);
}
