import { type ComponentType, createElement, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

/** The only module that brings React to a page. Marks the root when it is alive, for styles and tests. */
export function hydrateIsland(root: HTMLElement, component: unknown, prefix: string): void {
  const element = createElement(component as ComponentType, JSON.parse(root.dataset.props ?? "{}"));
  const copy = root.cloneNode(true);
  const onUncaughtError = (error: unknown) => {
    console.error("An island broke.", root, error);
    // React empties a root that breaks: what was rendered comes back, and works as HTML.
    setTimeout(() => root.replaceChildren(...copy.childNodes));
    delete root.dataset.awake;
  };
  // As a transition it gives way to the keys and taps that woke it.
  startTransition(() => {
    hydrateRoot(root, element, { identifierPrefix: prefix, onUncaughtError });
  });
  root.dataset.awake = "";
}
