import type { LabelledField } from "../../../../contract/form-fields.ts";
import { isReturn } from "../../../islands/navigation-type.ts";
import { controlOf, type FormControl } from "./form-control.ts";
import type { SentWords } from "./request-key.ts";

type Fields = readonly Pick<LabelledField, "name">[];

const TYPED = "half-filled-form";

type Kept = { values?: Record<string, string>; last?: SentWords };

/**
 * Keeps what was typed in this tab until the page comes back by a reload, which empties a form except in Firefox.
 * The key of the last request stays with it, because its answer may have been lost: the same words are one request.
 */
export function keepTyped(form: HTMLFormElement | null, fields: Fields, last: SentWords): void {
  const typed = controlsOf(form, fields).filter(
    (control) => control.value !== initialValue(control),
  );
  try {
    sessionStorage.removeItem(TYPED);
    const values = Object.fromEntries(typed.map(({ name, value }) => [name, value]));
    const kept: Kept = { values, last };
    if (typed.length > 0) sessionStorage.setItem(TYPED, JSON.stringify(kept));
  } catch {
    // Without storage a reload empties the form.
  }
}

/**
 * Fills in what `keepTyped` has kept, unless the browser or the visitor has filled it in, and erases it.
 * @returns the words that were sent last, if any
 */
export function restoreTyped(form: HTMLFormElement | null, fields: Fields): SentWords | undefined {
  let kept: Kept = {};
  try {
    kept = JSON.parse(sessionStorage.getItem(TYPED) ?? "{}");
    sessionStorage.removeItem(TYPED);
  } catch {
    // See keepTyped.
  }
  if (!isReturn()) return undefined;
  for (const control of controlsOf(form, fields)) {
    const value = kept.values?.[control.name];
    if (value !== undefined && control.value === initialValue(control)) control.value = value;
  }
  return kept.last;
}

function controlsOf(form: HTMLFormElement | null, fields: Fields): FormControl[] {
  return fields.flatMap(({ name }) => controlOf(form, name) ?? []);
}

function initialValue(control: FormControl): string {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  return [...control.options].find(({ defaultSelected }) => defaultSelected)?.value ?? "";
}
