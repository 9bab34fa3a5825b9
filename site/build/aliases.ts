import { resolve } from "node:path";
import { contentFolder } from "../content/folder.ts";
import { TOKENS } from "../styles/colours.ts";

/** What the bundler takes from the clinic's folder, by the name that imports use: the one stylesheet is the clinic's own. */
export const aliases = {
  "#tokens.css": resolve(contentFolder, TOKENS),
};
