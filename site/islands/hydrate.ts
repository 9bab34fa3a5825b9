import {
  type ComponentType,
  createElement,
  startTransition,
  useEffect,
  useLayoutEffect,
} from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { keepState } from "./keep-state.ts";

/**
 * Hydrates the HTML of `Island.tsx`. Resolves after hydration or, if it fails, after the HTML is
 * restored. Only this module imports React DOM, so it is loaded on demand.
 */
export function hydrateIsland(
  root: HTMLElement,
  component: ComponentType<object>,
  props: object,
  onBroken: (error: unknown) => void,
): Promise<void> {
  let html = [...root.childNodes];
  const areas = keepAreas(root);
  return new Promise((resolve) => {
    const Island = () => {
      areas.note();
      // After a mismatch React renders again and commits in the same task, so no input event is lost.
      const restoreState = keepState(root);
      useLayoutEffect(() => {
        areas.restore();
        if (html.some(({ isConnected }) => !isConnected)) {
          html = [...root.childNodes];
          restoreState();
        }
      }, [restoreState]);
      // Runs after the effects of the component. A press that is replayed earlier would find, for
      // example, a form that has not checked its lengths.
      useEffect(() => {
        root.dataset.awake = "";
        resolve();
      }, []);
      return createElement(component, props);
    };
    const onUncaughtError = (error: unknown) => {
      delete root.dataset.awake;
      const restoreState = keepState(root);
      // React empties a failed root some time after this callback, so it has to do so before the HTML
      // returns, which works without React.
      setTimeout(() => {
        reactRoot?.unmount();
        root.replaceChildren(...html);
        restoreState();
        onBroken(error);
        resolve();
      });
    };
    const onRecoverableError = (error: unknown) =>
      console.warn("An island was rendered anew.", root.dataset.island, error);
    let reactRoot: Root | undefined;
    // A transition, so that React yields to the key presses and taps that triggered hydration.
    startTransition(() => {
      reactRoot = hydrateRoot(root, createElement(Island), {
        identifierPrefix: root.dataset.island ?? "",
        onUncaughtError,
        onRecoverableError,
      });
    });
  });
}

/** React resets a textarea with a default value to that value. `restore` gives back what it held when it was first noted. */
function keepAreas(root: HTMLElement) {
  const typed = new Map<HTMLTextAreaElement, string>();
  return {
    note() {
      for (const area of root.querySelectorAll("textarea"))
        if (!typed.has(area)) typed.set(area, area.value);
    },
    restore() {
      for (const [area, value] of typed) if (area.value === area.defaultValue) area.value = value;
    },
  };
}
