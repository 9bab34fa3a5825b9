import type { ComponentType } from "react";
import { words } from "../words.ts";
import { Changes } from "./Changes.tsx";
import { History } from "./History.tsx";
import { Publish } from "./Publish.tsx";
import type { PanelProps } from "./panel-props.ts";

/** The panels of publishing, by the name of the button that opens each. */
export const panels = {
  changes: { label: words.changes, Panel: Changes },
  publish: { label: words.publish, Panel: Publish },
  history: { label: words.history, Panel: History },
} satisfies Record<string, { label: string; Panel: ComponentType<PanelProps> }>;

export type PanelName = keyof typeof panels;
