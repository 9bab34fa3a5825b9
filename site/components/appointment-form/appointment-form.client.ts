import { whenTouched } from "../triggers.client.ts";
import * as attribute from "./form-attributes.ts";

/** React comes with the first touch of the form. Where it does not come, the form posts as HTML does. */
export function startForm(): void {
  const root = document.querySelector<HTMLElement>(`[${attribute.island}]`);
  if (!root) return;
  for (const type of ["invalid", "input"]) root.addEventListener(type, tellValidity, true);
  whenTouched(root, () => {
    import("./hydrate-form.client.ts")
      .then(({ hydrateForm }) => hydrateForm(root))
      .catch((error) => console.error("The form broke.", root, error));
  });
}

/** A field's mistake is told from the first try to send until it is mended. */
function tellValidity({ type, target }: Event): void {
  const field = target as HTMLInputElement;
  if (type === "invalid" || field.validity.valid) field.ariaInvalid = String(type === "invalid");
}
