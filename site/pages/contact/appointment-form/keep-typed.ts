import type { LabelledField } from "../../../../contract/form-fields.ts";
import { isReturn } from "../../../islands/navigation-type.ts";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Fields = readonly Pick<LabelledField, "name">[];

const TYPED = "half-filled-form";

/** Keeps what was typed in this tab until the page comes back by a reload, which empties a form except in Firefox. */
export function keepTyped(form: HTMLFormElement | null, fields: Fields): void {
  const typed = controlsOf(form, fields).filter(
    (control) => control.value !== initialValue(control),
  );
  try {
    sessionStorage.removeItem(TYPED);
    const values = typed.map(({ name, value }) => [name, value]);
    if (values.length > 0)
      sessionStorage.setItem(TYPED, JSON.stringify(Object.fromEntries(values)));
  } catch {
    // Without storage a reload empties the form.
  }
}

/** Fills in what `keepTyped` has kept, unless the browser or the visitor has filled it in, and erases it. */
export function restoreTyped(form: HTMLFormElement | null, fields: Fields): void {
  let kept: Record<string, string> = {};
  try {
    kept = JSON.parse(sessionStorage.getItem(TYPED) ?? "{}");
    sessionStorage.removeItem(TYPED);
  } catch {
    // See keepTyped.
  }
  if (!isReturn()) return;
  for (const control of controlsOf(form, fields)) {
    const value = kept[control.name];
    if (value !== undefined && control.value === initialValue(control)) control.value = value;
  }
}

function controlsOf(form: HTMLFormElement | null, fields: Fields): Control[] {
  return fields.flatMap(({ name }) => (form?.elements.namedItem(name) as Control | null) ?? []);
}

function initialValue(control: Control): string {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  return [...control.options].find(({ defaultSelected }) => defaultSelected)?.value ?? "";
}
