import { readPlace } from "../../../content-model/field-place.ts";
import type { Draft } from "../../draft.ts";
import type { FileSchema } from "../../file-schema.ts";

type Choice = readonly [value: string, label: string];

/** What a field may name, by its widget. */
const named: Readonly<Record<string, (draft: Draft) => Choice[]>> = {
  treatment: (draft) => filesIn("treatments/", draft),
  concern: (draft) => filesIn("concerns/", draft),
  drawing: (draft) => entriesOf(draft, "drawings#items", "name", "alt"),
  member: (draft) => entriesOf(draft, "pages/about#team.members", "key", "name"),
  tag: (draft) => entriesOf(draft, "gallery#filters", "value", "label"),
};

/** The values a field chooses from, with their labels; undefined where anything may be written. */
export function choicesOf({ widget, enum: words }: FileSchema, draft: Draft) {
  return named[widget ?? ""]?.(draft) ?? words?.map((word): Choice => [word, word]);
}

function filesIn(folder: string, draft: Draft): Choice[] {
  const names = draft.names.filter((name) => name.startsWith(folder));
  return names.map((name) => [name.slice(folder.length), String(draft.file(name).name)]);
}

function entriesOf(draft: Draft, place: string, value: string, label: string): Choice[] {
  const entries = draft.valueAt(readPlace(place)) as Record<string, string>[] | undefined;
  return (entries ?? []).map((entry) => [entry[value] ?? "", entry[label] ?? ""]);
}
