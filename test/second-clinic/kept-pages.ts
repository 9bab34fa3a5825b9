import { resolve } from "node:path";
import { readContent } from "../../content-model/read.ts";
import { fixedPages } from "../browser/templates.ts";
import { secondClinic } from "./second-clinic.ts";

/** What is kept of pages is kept of the second clinic's: its words and pictures stand still, whatever an owner changes. */
export const keptDist = resolve(secondClinic.DIST);
export const keptContent = readContent(secondClinic.CONTENT);

/** One page of each kind. */
export const keptPages = {
  home: "/",
  treatment: keptContent.treatments.find(({ areas }) => areas)?.path ?? "",
  listing: "/non-invasive-treatments",
  ...fixedPages,
};
