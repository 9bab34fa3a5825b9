import type { Advice } from "../advice.ts";
import type { Path, Place } from "../mistakes.ts";
import { fieldMetaAt } from "../schema/field-meta.ts";
import type { SourceWithSchema } from "../source.ts";
import { type PlacedText, textsIn } from "../texts.ts";

/** Shorter texts, such as the name of a section, may be the same on two pages. */
const MIN_LENGTH = 50;
/** What is right for several treatments stands in each of them. */
const SHARED = ["risks", "preparation", "provenance"];
/** All texts of such a part together are right for one treatment only. */
const DISTINCT = ["risks", "preparation"];
/** The headings of a page and of its last band. */
const HEADINGS = ["heading", "hero.heading", "closing.heading", "whyChooseUs.heading"];

/** Finds texts that a page has from the page that it was copied from. */
export function findCopied(sources: readonly SourceWithSchema[]): Advice[] {
  const seen = new Map<string, Place>();
  return sources
    .filter(({ name }) => name.includes("/"))
    .flatMap(({ name, source, schema }) => {
      const [folder] = name.split("/");
      const texts = textsIn(source.data).filter(
        ({ text, path }) => fieldMetaAt(schema, path).isWords && isOwn(text, path),
      );
      return [...texts, ...distinctParts(source.data)].flatMap(({ text, path }): Advice[] => {
        const [place, other] = [source.placeOf(path), seen.get(`${folder} ${text}`)];
        seen.set(`${folder} ${text}`, place);
        return other && other.file !== place.file
          ? [{ code: "copied-text", values: { other }, place }]
          : [];
      });
    });
}

/** Whether a text of this length at this place is expected on one page only. */
function isOwn(text: string, path: Path): boolean {
  if (HEADINGS.includes(path.join("."))) return true;
  return text.length >= MIN_LENGTH && !SHARED.includes(String(path[0]));
}

function distinctParts(data: unknown): PlacedText[] {
  const parts = Object.entries(data ?? {}).filter(([key]) => DISTINCT.includes(key));
  return parts
    .map(([key, part]) => ({ text: JSON.stringify(part), path: [key] }))
    .filter(({ text }) => text.length >= MIN_LENGTH);
}
