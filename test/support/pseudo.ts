/** A language that nobody speaks: every text accented and longer, so that a word of the old one stands out. */
import type { z } from "zod";
import { type Content, schemaOf } from "../../site/content/content-schema.ts";
import type { Path } from "../../site/content/mistakes.ts";
import { readSources } from "../../site/content/read.ts";
import { fieldMetaAt } from "../../site/content/schema/field-meta.ts";
import { mapTexts, textsIn } from "../../site/content/texts.ts";

const PLAIN = "AEIOUYNCSZaeiouyncsz";
const ACCENTED = "ÀÉÎÔÙÝŇČŠŽàéîôùýñçšž";
const LONGER_BY = 0.3;
/** A length of time is read by the checks too: in French where it was English, and the other way. */
const UNITS: Readonly<Record<string, string>> = {
  ...{ hour: "heure", day: "jour", week: "semaine" },
  ...{ heure: "hour", jour: "day", semaine: "week" },
  ...{ about: "environ", environ: "about" },
};
/** A name in braces, the unit of a length of time, or a letter. */
const PARTS =
  /\{[^{}]*\}|(?<=\d )(?:hour|day|week|heure|jour|semaine)s?\b|(?:about|environ)(?= \d)|[A-Za-z]/g;

/** "Book *now*" → "Bôôk *ñôw*"; names in braces and emphasis stay. */
export function accented(text: string): string {
  return text.replace(PARTS, (found) => {
    if (found.length > 1) return found.replace(/^\p{L}+?(?=s?$)/u, (unit) => UNITS[unit] ?? unit);
    return ACCENTED[PLAIN.indexOf(found)] ?? found;
  });
}

/** The same, with words of no meaning at its end: a third more letters. */
export function longer(text: string): string {
  const added = Math.ceil(text.length * LONGER_BY);
  const words = "ôñé twô thréé fôùr "
    .repeat(Math.ceil(added / 19))
    .slice(0, added)
    .trim();
  const end = /[.!?:…]?$/.exec(accented(text))?.[0] ?? "";
  return `${accented(text).slice(0, accented(text).length - end.length)} ${words}${end}`;
}

/** A content in which every word that visitors can meet is another, whatever the schema says of its length. */
export function pseudoContent(content: Content, change: (text: string) => string): Content {
  return mapTexts(content, (text, path) => {
    const place = placeOf(path, content);
    const isSaid = path[0] === "words" || (place && isWords(place));
    return isSaid && /[a-z]/i.test(text) ? change(text) : text;
  });
}

/** One file's data with other words, its facts as they are. */
export function pseudoData(data: unknown, schema: z.ZodType): unknown {
  return mapTexts(data, (text, path) => (isWords({ schema, path }) ? accented(text) : text));
}

type Place = { schema: z.ZodType; path: Path };

function isWords({ schema, path }: Place): boolean {
  return fieldMetaAt(schema, path).isWords === true;
}

function placeOf([first, second, ...rest]: Path, content: Content): Place | undefined {
  const inFolder = first === "pages" || first === "treatments" || first === "concerns";
  const list = first === "treatments" || first === "concerns" ? content[first] : undefined;
  const file = inFolder ? `${first}/${list?.[Number(second)]?.slug ?? second}` : String(first);
  const schema = schemaOf(file);
  const path = inFolder ? rest : second === undefined ? [] : [second, ...rest];
  return schema && { schema, path };
}

/** What stands in every language: names, and what is no word. A variable may hold a name. */
export function namesIn(folder: string): string[] {
  const found: string[] = [];
  for (const { source, schema } of readSources(folder).sources) {
    for (const { text, path } of textsIn(source.data)) {
      if (!isWords({ schema, path }) || path[0] === "variables") found.push(text);
    }
  }
  return [...new Set(found)].filter((name) => /^[A-Z@\d]/.test(name));
}
