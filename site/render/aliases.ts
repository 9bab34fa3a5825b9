import { resolve } from "node:path";
import { contentFolder } from "../content/folder.ts";

/** Maps the imports of the clinic's own stylesheets to their paths: "#tokens.css", "#fonts.css". */
export const aliases = Object.fromEntries(
  ["tokens.css", "fonts.css"].map((name) => [`#${name}`, resolve(contentFolder, name)]),
);
