import { existsSync } from "node:fs";
import { join } from "node:path";

/**
 * The file from which a picture is made: the photograph `media/stills/NAME.jpg`; until there is
 * one, the line drawing `NAME.svg` beside it. @param folder the content folder
 */
export function masterFile(name: string, folder: string): string {
  const drawing = join(folder, `media/stills/${name}.svg`);
  const photograph = join(folder, `media/stills/${name}.jpg`);
  return !existsSync(photograph) && existsSync(drawing) ? drawing : photograph;
}

/** Whether a master is a line drawing, in the clinic's colours and as sharp at any size. */
export function isDrawn(master: string): boolean {
  return master.endsWith(".svg");
}
