import { existsSync } from "node:fs";
import { join } from "node:path";
import { contentFolder } from "./folder.ts";

/** Marks the clinic that the specification describes: its own numbers are tested there alone. */
export const SPECIFIED = "AS-SPECIFIED.md";

export const isSpecified = existsSync(join(contentFolder, SPECIFIED));
