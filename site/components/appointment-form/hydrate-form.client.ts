import { createElement, startTransition, useLayoutEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { AppointmentForm, type AppointmentFormProps } from "./AppointmentForm.tsx";
import * as attribute from "./form-attributes.ts";

/** Hydrates the form that `FormIsland` rendered. The only module that loads React in a page. */
export function hydrateForm(root: HTMLElement): void {
  const copy = root.cloneNode(true);
  const props: AppointmentFormProps = JSON.parse(root.getAttribute(attribute.props) ?? "{}");
  const Alive = () => {
    // Only after React has hydrated the HTML: what is shown now works at once.
    useLayoutEffect(() => root.setAttribute("data-awake", ""), []);
    return createElement(AppointmentForm, props);
  };
  const onUncaughtError = (error: unknown) => {
    console.error("The form broke.", root, error);
    // React empties a root that fails: restores the rendered form, which works as HTML.
    setTimeout(() => root.replaceChildren(...copy.childNodes));
    delete root.dataset.awake;
  };
  // A transition is interrupted by the keys and taps that started it.
  startTransition(() => {
    hydrateRoot(root, createElement(Alive), { onUncaughtError });
  });
}
