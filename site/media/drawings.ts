import type { DrawingName } from "../../content/drawings.ts";

const files = import.meta.glob<string>("/content/media/areas/*.svg", {
  query: "?url",
  import: "default",
  eager: true,
});

/** The address of a line drawing of a treatment area. */
export function drawingUrl(name: DrawingName): string {
  const url = files[`/content/media/areas/area-${name}.svg`];
  if (!url) throw new Error(`content/media/areas holds no area-${name}.svg`);
  return url;
}
