import { existsSync } from "node:fs";
import { join } from "node:path";
import { masterProblem } from "./check-masters.ts";
import type { Content } from "./content-schema.ts";
import type { Mistake } from "./mistakes.ts";
import { fontPackage } from "./schema/fonts.ts";
import type { SourceWithSchema } from "./source.ts";

/** Files that every page needs. The film is optional. */
const requiredFiles = [
  "tokens.css",
  "media/marks/mark.svg",
  "media/marks/mark-small.svg",
  "media/marks/favicon.svg",
  "media/marks/app-icon.svg",
  "media/line/map-poster.svg",
];

/** Reports missing files: those that the content names, its fonts among them, and those that every page needs. */
export function checkMedia(
  { photos, drawings, fonts }: Content,
  sources: readonly SourceWithSchema[],
  folder: string,
): Mistake[] {
  const problems = {
    photos: photos.items.map(({ name }) => masterProblem(name, folder)),
    drawings: drawings.items.map(({ name }) => drawingProblem(name, folder)),
  };
  return [
    ...Object.entries(problems).flatMap(([list, found]) => {
      const { source } = sources.find(({ name }) => name === list) ?? {};
      return found.flatMap((problem, index) =>
        source && problem ? [source.mistake(["items", index, "name"], problem)] : [],
      );
    }),
    ...Object.entries(fonts)
      .filter(([, family]) => !existsSync(join("node_modules", fontPackage(family))))
      .flatMap(([role, family]) => {
        const message = `there is no package of the font ${family}: npm install --save-dev ${fontPackage(family)}`;
        const { source } = sources.find(({ name }) => name === "fonts") ?? {};
        return source ? [source.mistake([role], message)] : [];
      }),
    ...requiredFiles
      .map((name) => join(folder, name))
      .filter((file) => !existsSync(file))
      .map((file) => ({ file, line: 1, field: "", message: "the file is missing" })),
  ];
}

function drawingProblem(name: string, folder: string): string | undefined {
  const file = join(folder, `media/areas/area-${name}.svg`);
  return existsSync(file) ? undefined : `there is no file ${file}`;
}
