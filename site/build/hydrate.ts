import { type ComponentType, createElement, startTransition, useLayoutEffect } from "react";
import { hydrateRoot } from "react-dom/client";

/** The only module that brings React to a page. */
export function hydrateIsland(root: HTMLElement, component: unknown, prefix: string): void {
  const copy = root.cloneNode(true);
  const props = JSON.parse(root.dataset.props ?? "{}");
  const Alive = () => {
    // Not before React has taken the HTML over: controls that show themselves now answer at once.
    useLayoutEffect(() => root.setAttribute("data-awake", ""), []);
    return createElement(component as ComponentType, props);
  };
  const onUncaughtError = (error: unknown) => {
    console.error("An island broke.", root, error);
    // React empties a root that breaks: what was rendered comes back, and works as HTML.
    setTimeout(() => root.replaceChildren(...copy.childNodes));
    delete root.dataset.awake;
  };
  // As a transition it gives way to the keys and taps that woke it.
  startTransition(() => {
    hydrateRoot(root, createElement(Alive), { identifierPrefix: prefix, onUncaughtError });
  });
}
