import type { z } from "zod";
import type { Path } from "../../site/content/mistakes.ts";
import { fieldMetaAt, schemaAt } from "../../site/content/schema/field-meta.ts";
import { treatment } from "../../site/content/schema/treatment.ts";
import type { RawFile } from "../../site/content/source.ts";
import { mapTexts } from "../../site/content/texts.ts";
import { UNWRITTEN } from "../unwritten.ts";

/** They are the copied treatment's alone, or follow from the file's name. */
const NOT_COPIED = [
  "path",
  "alsoAt",
  "cardPath",
  "shortPath",
  "service",
  "serviceLabel",
  "signature",
];
/** They say the copied treatment's name. */
const NAMING = ["hero.heading", "hero.lead"];

/** A treatment's file as another begins with it: what may not stand twice, and what names it, is to be written. */
export function copyOf(file: RawFile, { name, order }: { name: string; order: number }): RawFile {
  const copied = Object.fromEntries(
    Object.entries(file).filter(([field]) => !NOT_COPIED.includes(field)),
  );
  const marked = mapTexts(copied, (text, path) => {
    const isToWrite =
      fieldMetaAt(treatment, path).isUniqueAmong !== undefined || NAMING.includes(path.join("."));
    return isToWrite ? `${UNWRITTEN}: ${name}`.padEnd(leastLength(path), " …") : text;
  });
  return { ...marked, name, inSentence: name, order };
}

function leastLength(path: Path): number {
  const field = schemaAt(treatment, path) as z.ZodString | undefined;
  return field?.minLength ?? 0;
}
