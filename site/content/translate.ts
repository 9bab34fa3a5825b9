import { isGroup } from "./field-place.ts";
import type { Path } from "./mistakes.ts";
import { fieldMetaAt } from "./schema/field-meta.ts";
import type { FieldMeta } from "./schema/fields.ts";
import type { FileSource, RawFile, SourceWithSchema } from "./source.ts";

type Group = Readonly<Record<string, unknown>>;
type Report = (path: Path, message: string) => void;

/**
 * A file in another language: the facts of the main one, with the words of the language's own in their
 * places. Lists of words are the language's own; all others follow the main one, entry by entry.
 * Whatever has no words there is reported, and a fact that differs.
 */
export function translate(
  { source: main, schema }: SourceWithSchema,
  own: FileSource,
  { language, report }: { language: string; report: Report },
): FileSource {
  const metaAt = (path: Path): FieldMeta => fieldMetaAt(schema, path);
  const { file } = main;

  function merge(fact: unknown, words: unknown, path: Path): unknown {
    if (metaAt(path).isOfLanguage) return words;
    if (Array.isArray(fact)) return mergeList(fact, words, path);
    if (isGroup(fact) && (words === undefined || isGroup(words))) {
      return mergeGroup(fact, words ?? {}, path);
    }
    return mergeValue(fact, words, path);
  }

  function mergeGroup(facts: Group, words: Group, path: Path): Group {
    const names = new Set([...Object.keys(facts), ...Object.keys(words)]);
    const merged = Array.from(names, (name) => [
      name,
      merge(facts[name], words[name], [...path, name]),
    ]);
    return Object.fromEntries(merged.filter(([, part]) => part !== undefined));
  }

  function mergeList(facts: readonly unknown[], words: unknown, path: Path): unknown {
    if (metaAt([...path, 0]).isWords && words !== undefined) return words;
    const entries = Array.isArray(words) ? words : [];
    if (words !== undefined && entries.length !== facts.length) {
      report(path, `${entries.length} entries, expected ${facts.length}, one for each of ${file}`);
      return facts;
    }
    return facts.map((fact, index) => merge(fact, entries[index], [...path, index]));
  }

  function mergeValue(fact: unknown, words: unknown, path: Path): unknown {
    const meta = metaAt(path);
    if (words === undefined) {
      if (needsWords(fact, meta)) report(path, `has no words in ${language}`);
      return fact;
    }
    if (fact === undefined) report(path, `is words of nothing: ${file} has no such field`);
    else if (!meta.isWords && words !== fact) report(path, `is a fact, which ${file} alone tells`);
    return words;
  }

  return {
    file: own.file,
    data: merge(main.data, own.data, []) as RawFile,
    mistake: (path, message) => own.mistake(path, message),
  };
}

/** Whether a translation has to say it; a name may stay, and what is all number or variable. */
export function needsWords(fact: unknown, { isWords, isName }: FieldMeta): boolean {
  const isSaid = typeof fact === "string" && /\p{L}/u.test(fact.replace(/\{[^{}]*\}/g, ""));
  return isSaid && isWords === true && !isName;
}
