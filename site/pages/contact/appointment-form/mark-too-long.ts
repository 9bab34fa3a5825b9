import type { LabelledField } from "../../../../contract/form-fields.ts";
import { interpolate } from "../../../../contract/interpolate.ts";
import { controlOf } from "./form-control.ts";

/** `{label}` and `{problem}`; `{limit}` */
export type TooLongWords = Record<"sentence" | "tooLong", string>;

/**
 * Makes the fields with too long a text invalid, so that the browser says so and keeps the text: `maxlength`
 * would cut what is pasted without a word.
 */
export function markTooLong(
  form: HTMLFormElement | null,
  fields: readonly LabelledField[],
  { sentence, tooLong }: TooLongWords,
): void {
  for (const { name, label, limit } of fields) {
    const control = controlOf(form, name);
    if (!control) continue;
    const message = interpolate(sentence, { label, problem: interpolate(tooLong, { limit }) });
    if (control.value.length > limit) control.setCustomValidity(message);
    else if (control.validationMessage === message) control.setCustomValidity("");
  }
}
