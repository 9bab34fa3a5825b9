import type { Content } from "../content/content-schema.ts";
import type { MediaFiles } from "./media-files.ts";

/** Returns a function that maps the name of a treatment area's line drawing to its URL and alternative text. */
export function createDrawings({ drawings }: Content, media: MediaFiles) {
  return (name: string) => {
    const src = media.addressOf(`areas/area-${name}.svg`);
    const known = drawings.items.find((one) => one.name === name);
    if (!known) throw new Error(`drawings.yaml has no ${name}`);
    return { src, alt: known.alt };
  };
}
