import type { WrittenFile } from "../draft.ts";
import { draftOf } from "../draft.ts";
import { isGroup } from "../file-schema.ts";
import { placeInWords } from "../owners-words.ts";
import { pageOf } from "../page-of.ts";
import type { ShownChange } from "../publishing.ts";
import type { Change } from "./versions.ts";

/** The place, once for all changes in it: "Pop-up, Posts". */
export function placesInWords(changes: readonly Pick<Change, "file">[]): string {
  return [...new Set(changes.map(({ file }) => placeInWords(file, [])))].join(", ");
}

/** Changes as an owner reads them. @param files the words of the website, whose shared values are filled in */
export function inWords(changes: readonly Change[], files: readonly WrittenFile[]): ShownChange[] {
  const draft = draftOf(files);
  return changes.map((change) => {
    const { id, file, path, before, after } = change;
    const [name, deed] = [file.replace(/\.yaml$/, ""), deedOf(change)];
    const page = placeInWords(file, []);
    // An entry that comes, goes or moves is told by its words; its number is that of another.
    const isEntry = deed !== "changed" && typeof path.at(-1) === "number";
    const place = placeInWords(file, isEntry ? path.slice(0, -1) : path);
    const isWhole = path.length === 0;
    const [from, to] = isWhole ? ["", ""] : [textOf(before), textOf(after)];
    const asShown = (text: string) => draft.filledIn(text, name).replaceAll("*", "");
    const isAlike = asShown(from) === asShown(to);
    const address = isWhole && deed !== "changed" && pageOf(name, draft, after ?? before);
    return {
      ...{ id, file, page, deed },
      path: deed === "changed" ? path : path.slice(0, -1),
      field: place.slice(page.length).replace(/^ › /, ""),
      before: isAlike ? from : asShown(from),
      after: isAlike ? to : asShown(to),
      ...(address && { address }),
    };
  });
}

function deedOf({ before, after, movesBefore }: Change): ShownChange["deed"] {
  if (movesBefore !== undefined) return "moved";
  if (before === undefined) return "new";
  return after === undefined ? "gone" : "changed";
}

/** All words of a field, a group or a list. */
function textOf(data: unknown): string {
  return textsOf(data).join(", ");
}

function textsOf(data: unknown): string[] {
  if (isGroup(data) || Array.isArray(data)) return Object.values(data).flatMap(textsOf);
  // As a switch stands in the desk.
  if (typeof data === "boolean") return [data ? "on" : "off"];
  return data === "" || data === null || data === undefined ? [] : [String(data)];
}

/** One line for somebody who reads no code: "Hours › Saturday: “09:00 to 17:00” → “09:00 to 16:00”". */
export function lineOf({ page, field, deed, before, after, address }: ShownChange): string {
  const place = field ? `${page} › ${field}` : page;
  if (before === "" && after === "") {
    const goes = deed === "gone" ? ` Nothing stands at ${address} any more.` : "";
    const comes = deed === "new" ? ` Its page stands at ${address}.` : "";
    return `${place} ${whole[deed]}.${address ? goes || comes : ""}`;
  }
  if (deed === "moved") return `${place}: ${quoted(after)} in another place`;
  if (deed === "new") return `${place}: with ${quoted(after)}`;
  if (deed === "gone") return `${place}: without ${quoted(before)}`;
  return `${place}: ${quoted(before)} → ${quoted(after)}`;
}

const whole = {
  new: "is new",
  gone: "is taken away",
  moved: "has moved",
  changed: "has changed",
} as const;

function quoted(text: string): string {
  return text === "" ? "nothing" : `“${text}”`;
}
