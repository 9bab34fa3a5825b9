import { type ComponentType, createElement, startTransition, useLayoutEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { keepState } from "./keep-state.ts";

/** Hydrates what `Island.tsx` rendered; resolves once it works, or once its HTML has been restored. The one module that brings React into a page. */
export function hydrateIsland(
  root: HTMLElement,
  component: ComponentType<object>,
  props: object,
  onBroken: (error: unknown) => void,
): Promise<void> {
  let html = [...root.childNodes];
  const typed = new Map<HTMLTextAreaElement, string>();
  return new Promise((resolve) => {
    const Island = () => {
      for (const area of root.querySelectorAll("textarea")) {
        if (!typed.has(area)) typed.set(area, area.value);
      }
      // If the HTML differs, React renders once more and commits in the same task: no input comes between.
      const restoreState = keepState(root);
      useLayoutEffect(() => {
        // React resets a textarea that was rendered with a text to that text.
        for (const [area, value] of typed) {
          if (area.value === area.defaultValue) area.value = value;
        }
        if (html.some(({ isConnected }) => !isConnected)) {
          html = [...root.childNodes];
          restoreState();
        }
        root.dataset.awake = "";
        resolve();
      }, [restoreState]);
      return createElement(component, props);
    };
    const onUncaughtError = (error: unknown) => {
      delete root.dataset.awake;
      const restoreState = keepState(root);
      // React empties a root that fails after this callback; its HTML works without React.
      setTimeout(() => {
        root.replaceChildren(...html);
        restoreState();
        onBroken(error);
        resolve();
      });
    };
    const onRecoverableError = (error: unknown) =>
      console.warn("An island was rendered anew.", root.dataset.island, error);
    // A transition is interrupted by the keys and taps that started it.
    startTransition(() => {
      hydrateRoot(root, createElement(Island), {
        identifierPrefix: root.dataset.island ?? "",
        onUncaughtError,
        onRecoverableError,
      });
    });
  });
}
