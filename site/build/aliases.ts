import { resolve } from "node:path";
import { contentFolder } from "../content/folder.ts";
import { TOKENS } from "../styles/colours.ts";

/** Maps the imports of files in the clinic's folder to their paths. */
export const aliases = {
  "#tokens.css": resolve(contentFolder, TOKENS),
};
