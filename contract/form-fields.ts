/** A single line of text, an email address, a phone number, one of the services, or several lines of text. */
export type FieldKind = "text" | "email" | "tel" | "choice" | "lines";

export type FormField = {
  name: string;
  kind: FieldKind;
  /** The longest accepted length in characters. */
  limit: number;
  /** The HTML attribute `autocomplete`. */
  autocomplete?: string;
  /** The HTML attribute `pattern`, by which the server validates as well. */
  pattern?: string;
};

/** Up to 64 characters, and a domain with a dot whose last part is neither one letter nor a number. */
const EMAIL = String.raw`[^@]{1,64}@[^@]+[.\u3002\uff0e\uff61](?!\p{Nd}+$)[^@.\u3002\uff0e\uff61]{2,}`;

/** The characters that may separate two digits: spaces, invisible marks of a pasted number, dashes, brackets, dots, slashes. */
const GAP = String.raw`[\s\p{Cf}\p{Pd}\(\)\.\/]*`;
/** Eight to fifteen digits after a "+", or ten to fifteen. Words may precede and follow the number, such as an extension. */
const PHONE = String.raw`[^+\p{Nd}]*(?:\+${GAP}(?:\p{Nd}${GAP}){8,15}|(?:\p{Nd}${GAP}){10,15})(?:[^+\p{Nd}\s\p{Cf}\p{Pd}\)\.].*)?`;

/** A field with its label. */
export type LabelledField = FormField & {
  label: string;
  hint?: string;
  /** What `pattern` expects, which the browser shows with its own message. */
  title?: string;
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
  { name: "email", kind: "email", limit: 254, autocomplete: "email", pattern: EMAIL },
  { name: "phone", kind: "tel", limit: 40, autocomplete: "tel", pattern: PHONE },
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
