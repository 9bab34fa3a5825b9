import { resolve } from "node:path";
import { readContent } from "../../content-model/read.ts";
import { fixedPages } from "../browser/templates.ts";
import { secondClinic } from "./second-clinic.ts";

/** Snapshots are of the second clinic's pages: its texts and pictures do not change with the owner's. */
export const keptDist = resolve(secondClinic.DIST);
export const keptContent = readContent(secondClinic.CONTENT);

/** One page of each kind. */
export const keptPages = {
  home: "/",
  treatment: keptContent.treatments.find(({ areas }) => areas)?.path ?? "",
  listing: "/non-invasive-treatments",
  ...fixedPages,
};
