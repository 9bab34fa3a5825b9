/** One line of text, an address, a number to call, one of the services, or a text of several lines. */
export type FieldKind = "text" | "email" | "tel" | "choice" | "lines";

export type FormField = {
  name: string;
  kind: FieldKind;
  /** The longest accepted length in characters. */
  limit: number;
  isRequired: boolean;
  /** The value of HTML's attribute. */
  autocomplete?: string;
};

/** A field with its words. */
export type LabelledField = FormField & {
  label: string;
  hint?: string;
  /** What can be chosen in a field of kind `choice`. */
  options?: readonly { value: string; label: string }[];
};

/**
 * The fields of an appointment request in the form's order. The form, the checks, the
 * page without script and the mail follow this table; the labels stand in `site/words`.
 */
export const formFields = [
  { name: "firstName", kind: "text", limit: 100, isRequired: true, autocomplete: "given-name" },
  { name: "lastName", kind: "text", limit: 100, isRequired: true, autocomplete: "family-name" },
  { name: "email", kind: "email", limit: 254, isRequired: true, autocomplete: "email" },
  { name: "phone", kind: "tel", limit: 40, isRequired: true, autocomplete: "tel" },
  { name: "service", kind: "choice", limit: 60, isRequired: true },
  { name: "message", kind: "lines", limit: 5000, isRequired: true },
] as const satisfies readonly FormField[];

export type FieldName = (typeof formFields)[number]["name"];
export const fieldNames: readonly FieldName[] = formFields.map(({ name }) => name);

/**
 * The most bytes of a post that the limits allow, however it is written. A character takes at
 * most nine: three in UTF-8, each percent-encoded. (Of an emoji, which counts as two, it takes
 * twelve.) The rest is for the names and for what a form sends beside its fields.
 */
export function maxBodyBytes(): number {
  return formFields.reduce((bytes, { limit }) => bytes + limit * 9, 4096);
}
