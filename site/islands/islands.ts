import type { ComponentType } from "react";
import { type Wake, wakeOn } from "./wake.ts";

type Module = Record<string, ComponentType<object>>;

const files = import.meta.glob<Module>("../**/*.island.tsx");

/** Islands hydrate one at a time, so that no long task contains more than one. */
let turn: Promise<unknown> = Promise.resolve();

/** Hydrates each island of the page on its trigger. React loads with the first one. An island that fails to load or run stays HTML. */
export function startIslands(): void {
  for (const root of document.querySelectorAll<HTMLElement>("[data-island]")) {
    const asleep = new AbortController();
    const { signal } = asleep;
    const press = holdPresses(root);
    const wake = () => {
      if (signal.aborted) return;
      asleep.abort();
      const onBroken = (error: unknown) =>
        console.error("An island broke.", root.dataset.island, error);
      hydrate(root, onBroken).catch(onBroken).finally(press);
    };
    wakeOn[root.dataset.wake as Wake](root, wake, signal);
  }
}

async function hydrate(root: HTMLElement, onBroken: (error: unknown) => void): Promise<void> {
  const { island = "", props = "" } = root.dataset;
  const file = Object.keys(files).find((name) => name.endsWith(`/${island}.island.tsx`)) ?? "";
  const [react, module] = await Promise.all([import("./hydrate.ts"), files[file]?.()]);
  const component = module?.[island];
  if (!component) throw new Error(`There is no island ${island}.`);
  const hydrated = turn.then(() =>
    react.hydrateIsland(root, component, JSON.parse(props), onBroken),
  );
  turn = hydrated.catch(() => {});
  return hydrated;
}

/** How long a press waits for the island's script. After that the browser acts on it as without script. */
const HOLDS_FOR_MS = 6000;

/**
 * Queues a click on a button, or on a link that opens a dialog, while the island is not hydrated. The returned function
 * replays the click on that element, or on its replacement. If the function is not called within HOLDS_FOR_MS, the
 * browser's own action follows.
 */
function holdPresses(root: HTMLElement): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const pressed = () => root.querySelector<HTMLElement>("[data-pressed]");
  const release = () => {
    const button = pressed();
    delete button?.dataset.pressed;
    return button;
  };
  const replay = () => {
    clearTimeout(waiting);
    root.removeEventListener("click", hold, true);
    release()?.click();
  };
  const hold = (event: MouseEvent) => {
    const button = (event.target as Element).closest<HTMLElement>("button, [aria-haspopup]");
    const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
    if (!button || opensElsewhere) return;
    event.preventDefault();
    release();
    button.dataset.pressed = "";
    waiting ??= setTimeout(replay, HOLDS_FOR_MS);
  };
  root.addEventListener("click", hold, true);
  return replay;
}
