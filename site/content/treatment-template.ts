import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { interpolate } from "../../contract/interpolate.ts";
import { formatYaml } from "./source.ts";
import { mapTexts } from "./texts.ts";
import { UNWRITTEN } from "./unwritten.ts";

export type NewTreatment = {
  name: string;
  kind: "non-invasive" | "invasive";
  photo: string;
  /** Its place in menus and lists. */
  order: number;
  /** The key of who gives it, until another is written. */
  member: string;
  /** The day on which it is written. */
  today: string;
  /** The file names of three treatments to compare with. */
  compared: readonly string[];
  /** The file names of concerns it may help. */
  concerns: readonly string[];
};

/** A treatment's file: complete for the schema, but its texts are placeholders. */
export function treatmentFile({ order, compared, concerns, ...given }: NewTreatment): string {
  const template = parse(
    readFileSync(join(import.meta.dirname, "treatment-template.yaml"), "utf8"),
  );
  const procedure = given.kind === "invasive" ? "Percutaneous" : "Noninvasive";
  const filled = mapTexts(template, (text) => interpolate(text, { ...given, procedure }));
  const reason = `${UNWRITTEN}: why compare the two.`;
  const related = compared.map((treatment) => ({ treatment, reason }));
  return formatYaml({ ...filled, order, concerns, related });
}
