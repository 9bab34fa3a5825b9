import type { Content } from "../content/content-schema.ts";
import type { MediaFiles } from "./media-files.ts";

/** Gives the address and the text of a treatment area's line drawing, by its name. */
export function createDrawings({ drawings }: Content, media: MediaFiles) {
  return (name: string) => {
    const src = media.addressOf(`areas/area-${name}.svg`);
    const known = drawings.items.find((one) => one.name === name);
    if (!known) throw new Error(`drawings.yaml has no ${name}`);
    return { src, alt: known.alt };
  };
}
