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
  "quote",
];
/** They say the copied treatment's name. */
const NAMING = ["hero.heading", "hero.lead"];
/** One text of each part that is true of one treatment alone: whoever writes it has the whole part before her. */
const OF_ONE_TREATMENT = [
  ...["facts.session", "whyChooseUs.paragraphs.0", "details.0.text", "steps.0.text", "areas.lead"],
  ...["benefits.lead", "preparation.0", "aftercare.0", "longTermTips.items.0.text"],
  ...["risks.effects.0", "risks.waitIf.0", "risks.urgent", "faqs.0.answer", "closing.text"],
  ...["provenance.device", "provenance.givenBy.0.training", "recovery.moments.0.look"],
];

/** A treatment's file as another begins with it: what may not stand twice, names it or is true of it alone is to be written. */
export function copyOf(file: RawFile, { name, order }: { name: string; order: number }): RawFile {
  const copied = Object.fromEntries(
    Object.entries(file).filter(([field]) => !NOT_COPIED.includes(field)),
  );
  const marked = mapTexts(copied, (text, path) => {
    const place = path.join(".");
    const isUnique = fieldMetaAt(treatment, path).isUniqueAmong !== undefined;
    if (isUnique || NAMING.includes(place))
      return `${UNWRITTEN}: ${name}`.padEnd(lengthsOf(path).minLength, " …");
    if (!OF_ONE_TREATMENT.includes(place)) return text;
    const marked = `${UNWRITTEN}: ${text}`;
    return marked.length <= lengthsOf(path).maxLength ? marked : UNWRITTEN;
  });
  return { ...marked, name, inSentence: name, order };
}

function lengthsOf(path: Path): { minLength: number; maxLength: number } {
  const field = schemaAt(treatment, path) as z.ZodString | undefined;
  return { minLength: field?.minLength ?? 0, maxLength: field?.maxLength ?? 0 };
}
