import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Content } from "../content/content-schema.ts";

type Clinic = {
  content: Content;
  folder: string;
  /** `fillIn` puts the clinic's colours in. */
  colours: { fillIn: (svg: string) => string };
};

/**
 * Gives a drawing of `media/signature` by its name, as SVG for the page's own HTML, where its words
 * have the page's fonts; undefined where there is none. A language beside the main one has files of
 * its own, such as `microneedling.fr.svg`.
 */
export function createSignatureDrawings({ content, folder, colours }: Clinic) {
  const ending = `${content.prefix.replace("/", ".")}.svg`;
  return (name: string): string | undefined => {
    const file = join(folder, "media/signature", name + ending);
    return existsSync(file) ? colours.fillIn(readFileSync(file, "utf8")) : undefined;
  };
}
