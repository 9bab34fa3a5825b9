import { existsSync } from "node:fs";
import { join } from "node:path";

/**
 * The path of a picture's master: the photograph `media/stills/NAME.jpg` or, as long as it does not
 * exist, the drawing `media/stills/NAME.svg`. @param folder the content folder
 */
export function masterFile(name: string, folder: string): string {
  const drawing = join(folder, `media/stills/${name}.svg`);
  const photograph = join(folder, `media/stills/${name}.jpg`);
  return !existsSync(photograph) && existsSync(drawing) ? drawing : photograph;
}
