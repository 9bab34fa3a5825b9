import type { Advice } from "../advice.ts";
import { fieldMetaAt } from "../schema/field-meta.ts";
import type { SourceWithSchema } from "../source.ts";
import { textsIn } from "../texts.ts";

/** Finds pictures that no file names any more, such as those of a treatment that is gone. */
export function findUnused(sources: readonly SourceWithSchema[]): Advice[] {
  const named = sources.flatMap(({ source, schema }) =>
    textsIn(source.data)
      .filter(({ path }) => fieldMetaAt(schema, path).refersTo === "photo")
      .map(({ text }) => text),
  );
  const photos = sources.find(({ name }) => name === "photos");
  return textsIn(photos?.source.data).flatMap(({ text, path }): Advice[] => {
    if (!photos || path.at(-1) !== "name" || named.includes(text)) return [];
    const place = photos.source.placeOf(path);
    return [{ code: "unused-picture", values: { name: text }, place }];
  });
}
