import { whenTouched } from "./occasions.ts";

/** React comes with the first touch of the form. Where it does not come, the form posts as HTML does. */
export function startForm(): void {
  const root = document.querySelector<HTMLElement>("[data-island]");
  if (!root) return;
  whenTouched(root, () => {
    import("../islands/hydrate-form.ts")
      .then(({ hydrateForm }) => hydrateForm(root))
      .catch((error) => console.error("The form broke.", root, error));
  });
}
