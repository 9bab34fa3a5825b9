import { basename } from "node:path";
import { content } from "../../content-model/content.ts";
import type { Drawing } from "./media-context.ts";

const files = import.meta.glob<string>("#media/areas/*.svg", {
  query: "?url",
  import: "default",
  eager: true,
});
const addresses = new Map(Object.entries(files).map(([file, src]) => [basename(file), src]));

/** A line drawing of a treatment area: its address and its text. */
export function drawing(name: string): Drawing {
  const src = addresses.get(`area-${name}.svg`);
  const known = content.drawings.items.find((one) => one.name === name);
  if (!src || !known) throw new Error(`media/areas holds no area-${name}.svg`);
  return { src, alt: known.alt };
}
