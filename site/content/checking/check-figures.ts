import type { Report } from "../mistakes.ts";
import { isGroup } from "../reading/field-place.ts";
import type { RawFile } from "../source.ts";
import { textsIn } from "../texts.ts";

/** A figure with its unit, such as "3–6 sessions", "3 to 6 sessions" or "24 hours". */
const FIGURE = /(?<![\d–])(\d+(?:(?:–| to )\d+)?) ([a-z]+)/g;
/** A file has one number of visits, and any other contradicts it. Two lengths of time may differ. */
const UNITS_OF_VISITS = ["sessions", "treatments", "visits"];

/**
 * Reports figures that are typed although the file has a variable for them: both would have to be changed.
 * The facts are left out: the usual course may differ from the one for a single concern.
 */
export function checkFigures(data: RawFile, report: Report): void {
  const { variables, ...others } = data;
  if (!isGroup(variables)) return;
  for (const { text, path } of textsIn({ ...others, facts: undefined })) {
    for (const [typed, figure = "", unit = ""] of text.matchAll(FIGURE)) {
      const written = `${figure.replace(" to ", "–")} ${unit}`;
      const name = Object.keys(variables).find((name) => {
        const value = String(variables[name]);
        return value === written || (UNITS_OF_VISITS.includes(unit) && value.endsWith(` ${unit}`));
      });
      if (name) report(path, "typed-figure", { found: typed, variable: name });
    }
  }
}
