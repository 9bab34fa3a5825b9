import { resolve } from "node:path";
import { readContent } from "../../site/content/read.ts";
import { pathsOf } from "../../test/support/paths-of.ts";
import { secondClinic } from "./second-clinic.ts";

/** Snapshots are of the second clinic's pages: its texts and pictures do not change with the owner's. */
export const keptDist = resolve(secondClinic.DIST);
export const keptContent = readContent(secondClinic.CONTENT);

export const keptPaths = pathsOf(keptContent);

/** One page of each kind. */
export const keptPages = {
  home: keptPaths.home,
  treatment: keptContent.treatments.find(({ areas }) => areas)?.path ?? "",
  listing: keptContent.pages["non-invasive-treatments"]?.path ?? "",
  contact: keptPaths.contact,
  location: keptPaths.location,
  gallery: keptPaths.gallery,
  about: keptPaths.about,
  plain: keptPaths.privacy,
  sent: keptPaths.sent,
  unknown: "/no-such-page",
};
