import { type ComponentType, createElement, startTransition, useLayoutEffect } from "react";
import { hydrateRoot } from "react-dom/client";

/** Hydrates what `Island.tsx` rendered; resolves once it works, or has been put back as the HTML it was. The one module that brings React into a page. */
export function hydrateIsland(
  root: HTMLElement,
  component: ComponentType<object>,
  props: object,
  onBroken: (error: unknown) => void,
): Promise<void> {
  const html = [...root.childNodes];
  // React hydrates what the build rendered: a press that waits has left its mark.
  root.querySelector("[data-pressed]")?.removeAttribute("data-pressed");
  return new Promise((resolve) => {
    const Island = () => {
      useLayoutEffect(() => {
        root.dataset.awake = "";
        resolve();
      }, []);
      return createElement(component, props);
    };
    const onUncaughtError = (error: unknown) => {
      delete root.dataset.awake;
      // React empties a root that fails, a moment later: what stood there works as HTML.
      setTimeout(() => {
        root.replaceChildren(...html);
        onBroken(error);
        resolve();
      });
    };
    // A transition is interrupted by the keys and taps that started it.
    startTransition(() => {
      hydrateRoot(root, createElement(Island), {
        identifierPrefix: root.dataset.island ?? "",
        onUncaughtError,
      });
    });
  });
}
