import type { ComponentType } from "react";
import { islandName } from "./island-name.ts";
import { triggers } from "./triggers.ts";

type Load = () => Promise<Record<string, ComponentType<object>>>;

const files = import.meta.glob<Record<string, ComponentType<object>>>("../**/*.island.tsx");
const islands = new Map<string, Load>(
  Object.entries(files).map(([file, load]) => [islandName(file), load]),
);

/** One hydrates at a time, so that no task is longer than one of them. */
let turn: Promise<unknown> = Promise.resolve();

/** Finds the page's islands and wakes each by its rule; React comes with the first. What fails to load or to run stays HTML. */
export function startIslands(): void {
  for (const root of document.querySelectorAll<HTMLElement>("[data-island]")) {
    const answerPress = holdPresses(root);
    triggers[root.dataset.wake ?? ""]?.(root, () =>
      hydrate(root)
        .catch((error) => console.error("An island broke.", root, error))
        .finally(answerPress),
    );
  }
}

async function hydrate(root: HTMLElement): Promise<void> {
  const { island = "", props = "{}" } = root.dataset;
  const [react, module] = await Promise.all([import("./hydrate.ts"), islands.get(island)?.()]);
  const component = module?.[island];
  if (!component) throw new Error(`There is no island ${island}.`);
  const hydrated = turn.then(() => react.hydrateIsland(root, component, JSON.parse(props)));
  turn = hydrated.catch(() => {});
  return hydrated;
}

/** A press on a button that sleeps is seen at once, and pressed once the island is awake. */
function holdPresses(root: HTMLElement): () => void {
  const asleep = new AbortController();
  let pressed: HTMLElement | null = null;
  const hold = (event: Event) => {
    const button = (event.target as Element).closest("button");
    if (!button) return;
    event.preventDefault();
    pressed?.removeAttribute("data-pressed");
    pressed = button;
    button.dataset.pressed = "";
  };
  root.addEventListener("click", hold, { capture: true, signal: asleep.signal });
  return () => {
    asleep.abort();
    pressed?.removeAttribute("data-pressed");
    pressed?.click();
  };
}
