import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

type Clinic = {
  folder: string;
  /** `fillIn` puts the clinic's colours in. */
  colours: { fillIn: (svg: string) => string };
};

/**
 * Gives a drawing of `media/signature` by its name, as SVG for the page's own HTML, where its words
 * have the page's fonts; undefined where there is none.
 */
export function createSignatureDrawings({ folder, colours }: Clinic) {
  return (name: string): string | undefined => {
    const file = join(folder, "media/signature", `${name}.svg`);
    return existsSync(file) ? colours.fillIn(readFileSync(file, "utf8")) : undefined;
  };
}
