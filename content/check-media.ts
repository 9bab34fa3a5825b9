import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Content } from "./kinds.ts";
import type { Mistake } from "./mistakes.ts";
import type { SchemaedSource } from "./read.ts";

/** What the site shows on its own account: every clinic's folder holds these. The film is left to the clinic. */
const standing = [
  "tokens.css",
  "media/marks/mark.svg",
  "media/marks/mark-small.svg",
  "media/marks/favicon.svg",
  "media/marks/app-icon.svg",
  "media/line/map-poster.svg",
];

/** Files that are named in the content, or needed by every page, and are not there. */
export function checkMedia(
  { photos, drawings }: Content,
  sources: readonly SchemaedSource[],
  folder: string,
): Mistake[] {
  const named = { photos: photos.items.map(stillOf), drawings: drawings.items.map(drawingOf) };
  return [
    ...Object.entries(named).flatMap(([list, files]) =>
      files.flatMap((name, index) => {
        const { source } = sources.find((one) => one.name === list) ?? {};
        const file = join(folder, name);
        if (!source || existsSync(file)) return [];
        return [source.mistake(["items", index, "name"], `there is no file ${file}`)];
      }),
    ),
    ...standing
      .map((name) => join(folder, name))
      .filter((file) => !existsSync(file))
      .map((file) => ({ file, line: 1, field: "", message: "the file is missing" })),
  ];
}

function stillOf({ name }: { name: string }): string {
  return `media/stills/${name}.jpg`;
}

function drawingOf({ name }: { name: string }): string {
  return `media/areas/area-${name}.svg`;
}
