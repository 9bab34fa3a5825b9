import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Gives the path of a line drawing of the clinic, `media/line/line-NAME.svg`, by its name. */
export function createLineDrawings(folder: string) {
  return (name: string): string => {
    const file = join(folder, `media/line/line-${name}.svg`);
    const path = / d="([^"]+)"/.exec(readFileSync(file, "utf8"))?.[1];
    if (!path) throw new Error(`${file} has no path.`);
    return path;
  };
}
