import { whenTouched } from "../triggers.client.ts";
import * as attribute from "./form-attributes.ts";

/** Loads React at the first touch of the form. If loading fails, the form posts as HTML does. */
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

/** Shows a field's error from the first attempt to send until it is corrected. */
function tellValidity({ type, target }: Event): void {
  const field = target as HTMLInputElement;
  if (type === "invalid" || field.validity.valid) field.ariaInvalid = String(type === "invalid");
}
