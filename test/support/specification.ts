import { existsSync } from "node:fs";
import { join } from "node:path";
import { SPECIFIED } from "../../site/content/checking/specified.ts";
import { contentFolder } from "../../site/content/folder.ts";

/** Whether the content folder contains the clinic of the specification. */
export const isSpecified = existsSync(join(contentFolder, SPECIFIED));
