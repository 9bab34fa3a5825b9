import { createElement, startTransition, useLayoutEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { AppointmentForm, type AppointmentFormProps } from "./AppointmentForm.tsx";
import * as attribute from "./form-attributes.ts";

/** Brings the form that `FormIsland` rendered to life. The only module that brings React to a page. */
export function hydrateForm(root: HTMLElement): void {
  const copy = root.cloneNode(true);
  const props: AppointmentFormProps = JSON.parse(root.getAttribute(attribute.props) ?? "{}");
  const Alive = () => {
    // Not before React has taken the HTML over: what shows itself now answers at once.
    useLayoutEffect(() => root.setAttribute("data-awake", ""), []);
    return createElement(AppointmentForm, props);
  };
  const onUncaughtError = (error: unknown) => {
    console.error("The form broke.", root, error);
    // React empties a root that breaks: what was rendered comes back, and works as HTML.
    setTimeout(() => root.replaceChildren(...copy.childNodes));
    delete root.dataset.awake;
  };
  // As a transition it gives way to the keys and taps that woke it.
  startTransition(() => {
    hydrateRoot(root, createElement(Alive), { onUncaughtError });
  });
}
