import { readPlace } from "../site/content/reading/field-place.ts";
import { ALL } from "../site/content/schema/all-pictures.ts";
import type { Referent } from "../site/content/schema/fields.ts";
import { labelOf } from "./desk-files.ts";
import type { Draft } from "./draft.ts";
import type { FileSchema } from "./file-schema.ts";
import { pageOf } from "./page-of.ts";

type Choice = readonly [value: string, label: string];

/**
 * What a field may be set to, where it names something that the content has: a function for each kind of thing,
 * such as the treatments. It lists them as they are saved, so that a form offers no other name.
 */
const named: Readonly<Partial<Record<Referent, (draft: Draft) => Choice[]>>> = {
  treatment: (draft) => filesIn("treatments/", draft),
  concern: (draft) => filesIn("concerns/", draft),
  page: pagesIn,
  member: (draft) => entriesOf("pages/about#team.members", { value: "key", label: "name" }, draft),
  // The filter for all pictures needs no picture that names it.
  filter: (draft) =>
    entriesOf("gallery#filters", { value: "value", label: "label" }, draft).filter(
      ([value]) => value !== ALL,
    ),
};

/**
 * What a form offers in a select for a field, each with the label that an owner knows. Undefined for a free
 * text.
 */
export function choicesOf(schema: FileSchema, draft: Draft) {
  const { refersTo, enum: words } = schema;
  const ofWords = words?.map((word): Choice => [word, word]);
  return (refersTo && named[refersTo]?.(draft)) ?? ofWords;
}

function filesIn(folder: string, draft: Draft): Choice[] {
  const names = draft.names.filter((name) => name.startsWith(folder));
  return names.map((name) => [name.slice(folder.length), String(draft.file(name).name)]);
}

/** Every page with an address of its own, by its address. */
function pagesIn(draft: Draft): Choice[] {
  return draft.names.flatMap((name): Choice[] => {
    const isPage = /^(pages|treatments|concerns)\//.test(name) && pageOf(name, draft);
    const isShownElsewhere = name === "pages/consultation" || name === "pages/not-found";
    return isPage && !isShownElsewhere
      ? [[isPage, String(draft.file(name).name ?? labelOf(name))]]
      : [];
  });
}

function entriesOf(place: string, names: { value: string; label: string }, draft: Draft): Choice[] {
  const { file, path } = readPlace(place);
  const entries = (draft.valueAt({ file, path }) ?? []) as Record<string, string>[];
  return entries.map((entry) => [
    entry[names.value] ?? "",
    draft.filledIn(entry[names.label] ?? "", file),
  ]);
}
