import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

type Clinic = {
  folder: string;
  /** `fillIn` replaces the colour tokens with the clinic's colours. */
  colours: { fillIn: (svg: string) => string };
};

/**
 * Returns a function that maps a name to a drawing of `media/signature`, or to undefined. The drawing
 * is inline SVG, so that its text uses the page's fonts.
 */
export function createSignatureDrawings({ folder, colours }: Clinic) {
  return (name: string): string | undefined => {
    const file = join(folder, "media/signature", `${name}.svg`);
    return existsSync(file) ? colours.fillIn(readFileSync(file, "utf8")) : undefined;
  };
}
