import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Content } from "../content-schema.ts";
import type { Mistake } from "../mistakes.ts";
import type { SourceWithSchema } from "../source.ts";
import { drawingProblem } from "./check-drawing.ts";
import { masterProblem } from "./check-masters.ts";

/** Files that every page needs. The film is optional. */
const requiredFiles = [
  "tokens.css",
  "fonts.css",
  "media/marks/mark.svg",
  "media/marks/favicon.svg",
  "media/marks/app-icon.svg",
];

/** Reports missing files: those that the content names, and those that every page needs. */
export function checkMedia(
  { photos, treatments }: Content,
  sources: readonly SourceWithSchema[],
  folder: string,
): Mistake[] {
  const { source } = sources.find(({ name }) => name === "photos") ?? {};
  return [
    ...photos.items.flatMap(({ name }, index) => {
      const problem = masterProblem(name, folder);
      return source && problem ? [source.mistake(["items", index, "name"], problem)] : [];
    }),
    ...checkSignatures(treatments, sources, folder),
    ...requiredFiles
      .map((name) => join(folder, name))
      .filter((file) => !existsSync(file))
      .map((file) => ({ file, line: 1, field: "", message: "the file is missing" })),
  ];
}

/** Reports missing drawings of treatments, and drawings that no page can inline. */
function checkSignatures(
  treatments: Content["treatments"],
  sources: readonly SourceWithSchema[],
  folder: string,
): Mistake[] {
  const drawings = join(folder, "media/signature");
  const missing = treatments.flatMap(({ slug, signature }) => {
    const file = join(drawings, `${slug}.svg`);
    const { source } = sources.find(({ name }) => name === `treatments/${slug}`) ?? {};
    if (!signature || !source || existsSync(file)) return [];
    return [source.mistake(["signature"], `there is no file ${file}`)];
  });
  const wrong = globSync(join(drawings, "*.svg")).flatMap((file) => {
    const message = drawingProblem(file, readFileSync(file, "utf8"));
    return message ? [{ file, line: 1, field: "", message }] : [];
  });
  return [...missing, ...wrong];
}
