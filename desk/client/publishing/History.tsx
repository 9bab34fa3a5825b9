import type { PanelProps } from "./panel-props.ts";

export function History(_: PanelProps) {
  return null;
}
