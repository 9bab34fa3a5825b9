import { isDeepStrictEqual as isSame } from "node:util";
import { isMaster } from "../../site/content/files/content-files.ts";
import { isGroup } from "../../site/content/reading/field-place.ts";
import { daysInWords } from "../../site/content/schema/days-in-words.ts";
import { textsIn } from "../../site/content/texts.ts";
import { choicesOf } from "../choices-of.ts";
import { fileSchemaOf } from "../desk-files.ts";
import { type Draft, draftOf, type WrittenFile } from "../draft.ts";
import { type FileSchema, mapFields, schemaAtPath } from "../file-schema.ts";
import { formatFields } from "../format-fields.ts";
import { placeLabel } from "../owners-words.ts";
import type { ShownChange } from "../publishing.ts";
import type { Change } from "./versions.ts";

/** Describes changes in an owner's words. @param files the content, for the values of variables */
export function describeChanges(
  changes: readonly Change[],
  files: readonly WrittenFile[],
): ShownChange[] {
  const draft = draftOf(files);
  return changes
    .filter((change) => !isToldElsewhere(change, changes))
    .map(({ file, path, before, after }) => {
      const name = file.replace(/\.yaml$/, "");
      const place = placeLabel(file, path, draft);
      const shown = { file, path, place, before, after };
      if (path.length === 0) {
        const said = after === undefined ? "Removed." : before === undefined ? "New." : "Changed.";
        return { ...shown, said };
      }
      const inText = (text: string) => draft.filledIn(text, name).replaceAll("*", "");
      const schema = schemaAtPath(fileSchemaOf(name), path);
      const onPage = (data: unknown = schema.default) =>
        mapFields(formatFields(data, schema), schema, (part, field) =>
          field.isHidden && field !== schema ? undefined : namedValue(draft, part, field),
        );
      const said = describeChange(asSwitch(onPage(before)), asSwitch(onPage(after)), inText);
      return { ...shown, said };
    });
}

/** A picture that is new or gone is described by the field that shows it, or by its entry in the list. */
function isToldElsewhere({ file, path, before, after }: Change, all: readonly Change[]): boolean {
  if (isMaster(file)) return before === undefined || after === undefined;
  if (file !== "photos.yaml" || path.length !== 1) return false;
  const [one = [], other = []] = [before, after] as { name: string }[][];
  const entries = [...without(one, other), ...without(other, one)];
  const elsewhere = all.filter((change) => change.file !== file);
  const texts = textsIn(elsewhere.map(({ before, after }) => [before, after]));
  return entries.length > 0 && entries.every(({ name }) => texts.some(({ text }) => text === name));
}

function without<Entry>(list: readonly Entry[], others: readonly unknown[]): Entry[] {
  return list.filter((item) => !others.some((other) => isSame(item, other)));
}

/** Replaces a reference by the name that an owner knows, and leaves the name of a picture’s file out. */
function namedValue(draft: Draft, part: unknown, field: FileSchema): unknown {
  if (field.widget === "image") return undefined;
  if (typeof part !== "string") return part;
  if (field.widget === "date") return `${daysInWords(part, part)}, ${part.slice(0, 4)}`;
  if (field.refersTo === "photo")
    return draft.pictures.find(({ name }) => name === part)?.alt || part;
  return choicesOf(field, draft)?.find(([value]) => value === part)?.[1] ?? part;
}

/** A switch as "on" or "off". */
const asSwitch = (data: unknown) => (typeof data === "boolean" ? (data ? "on" : "off") : data);

function describeChange(before: unknown, after: unknown, inText: (text: string) => string): string {
  const quoted = (data: unknown, show = inText) => `“${show(textsOf(data).join(", "))}”`;
  if (Array.isArray(before) && Array.isArray(after)) {
    const [come, gone] = [without(after, before), without(before, after)];
    const parts = [
      ...gone.map((entry) => `without ${quoted(entry)}`),
      ...come.map((entry) => `with ${quoted(entry)}`),
    ];
    return parts.join(", ") || `in another order: ${quoted(after)}`;
  }
  // If the page shows both alike, they are shown as they are written.
  const isAlike = quoted(before) === quoted(after);
  const show = isAlike ? (text: string) => text : inText;
  const text = (data: unknown) => (textsOf(data).length > 0 ? quoted(data, show) : "nothing");
  return `${text(before)} → ${text(after)}`;
}

/** All texts of a field, a group or a list, without switches. */
function textsOf(data: unknown): string[] {
  if (isGroup(data) || Array.isArray(data)) return Object.values(data).flatMap(textsOf);
  return data === "" || typeof data === "boolean" || data === null || data === undefined
    ? []
    : [String(data)];
}
