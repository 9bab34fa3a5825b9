import type { PanelProps } from "./panel-props.ts";

export function Publish(_: PanelProps) {
  return null;
}
