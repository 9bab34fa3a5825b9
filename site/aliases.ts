import { resolve } from "node:path";
import { contentFolder } from "../content-model/folder.ts";
import { TOKENS_FILE } from "./styles/colours.ts";

/** What the bundler takes from the clinic's folder, by the names that imports use. */
export const aliases = {
  "#tokens.css": resolve(TOKENS_FILE),
  "#media": resolve(contentFolder, "media"),
};
