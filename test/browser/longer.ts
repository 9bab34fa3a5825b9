import { readSources } from "../../site/content/read.ts";
import { fieldMetaAt } from "../../site/content/schema/field-meta.ts";
import { textsIn } from "../../site/content/texts.ts";

const LONGER_BY = 0.3;

/** The text with a third more letters, in short words at its end. */
export function longer(text: string): string {
  const added = Math.ceil(text.length * LONGER_BY);
  return `${text} ${"one two three four "
    .repeat(Math.ceil(added / 19))
    .slice(0, added)
    .trim()}`;
}

/** Names, which do not become longer: what is no words by its schema, and variables, which may hold a name. */
export function namesIn(folder: string): string[] {
  const found = readSources(folder).sources.flatMap(({ source, schema }) =>
    textsIn(source.data)
      .filter(({ path }) => !fieldMetaAt(schema, path).isWords || path[0] === "variables")
      .map(({ text }) => text),
  );
  return [...new Set(found)].filter((name) => /^[A-Z@\d]/.test(name));
}
