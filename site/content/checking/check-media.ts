import { existsSync, globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Mistake } from "../mistakes.ts";
import type { SourceWithSchema } from "../source.ts";
import { type DataByName, entriesAt, inFolder } from "../source.ts";
import { colourFaults } from "./check-colours.ts";
import { drawingProblem } from "./check-drawing.ts";
import { masterFault } from "./check-masters.ts";

/** Files that every page needs. The film is optional. */
const requiredFiles = [
  "tokens.css",
  "fonts.css",
  "media/marks/mark.svg",
  "media/marks/favicon.svg",
  "media/marks/app-icon.svg",
];

/** Reports missing files: those that the content names, and those that every page needs; drawings that no page can inline; and colours that cannot be read. */
export function checkMedia(
  data: DataByName,
  sources: readonly SourceWithSchema[],
  folder: string,
): Mistake[] {
  const mistakes: Mistake[] = [];
  for (const { name, source } of sources) {
    const report = source.reportTo(mistakes);
    const photos = name === "photos" ? entriesAt(data, "photos", ["items"]) : [];
    for (const [index, photo] of photos.entries()) {
      const fault = masterFault(String(photo.name), folder);
      if (fault) report(["items", index, "name"], fault.code, fault.values);
    }
  }
  for (const [slug, { signature }] of inFolder("treatments", data)) {
    const file = `media/signature/${slug}.svg`;
    const { source } = sources.find(({ name }) => name === `treatments/${slug}`) ?? {};
    if (signature && !existsSync(join(folder, file)))
      source?.reportTo(mistakes)(["signature"], "no-file", { file });
  }
  const whole = (file: string) => ({ file, line: 1, path: [] });
  for (const place of globSync(join(folder, "media/signature/*.svg"))) {
    const problem = drawingProblem(place, readFileSync(place, "utf8"));
    const file = relative(folder, place);
    if (problem) mistakes.push({ code: "drawing", values: { problem }, place: whole(file) });
  }
  const tokens = join(folder, "tokens.css");
  const faults = existsSync(tokens) ? colourFaults(readFileSync(tokens, "utf8")) : [];
  for (const { line, ...fault } of faults)
    mistakes.push({ ...fault, place: { ...whole("tokens.css"), line } });
  for (const file of requiredFiles.filter((file) => !existsSync(join(folder, file))))
    mistakes.push({ code: "file-missing", values: {}, place: whole(file) });
  return mistakes;
}
