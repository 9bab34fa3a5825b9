import type { PanelProps } from "./panel-props.ts";

export function Changes(_: PanelProps) {
  return null;
}
