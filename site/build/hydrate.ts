import { type ComponentType, createElement } from "react";
import { hydrateRoot } from "react-dom/client";

type IslandData = { props: object; prefix: string };

/** The only module that brings React to a page. Marks the root when it is alive, for styles and tests. */
export function hydrateIsland(root: HTMLElement, component: unknown, data: IslandData): void {
  const element = createElement(component as ComponentType, data.props);
  hydrateRoot(root, element, { identifierPrefix: data.prefix });
  root.dataset.awake = "";
}
