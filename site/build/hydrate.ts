import { type ComponentType, createElement } from "react";
import { hydrateRoot } from "react-dom/client";

/** The only module that brings React to a page. Marks the root when it is alive, for styles and tests. */
export function hydrateIsland(root: HTMLElement, component: unknown, prefix: string): void {
  const element = createElement(component as ComponentType, JSON.parse(root.dataset.props ?? "{}"));
  hydrateRoot(root, element, { identifierPrefix: prefix });
  root.dataset.awake = "";
}
