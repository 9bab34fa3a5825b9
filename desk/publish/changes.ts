import { basename } from "node:path";
import type { Path } from "../../content-model/mistakes.ts";
import { deskFileOf } from "../desk-files.ts";
import { isGroup } from "../file-schema.ts";
import { placeInWords } from "../owners-words.ts";
import type { Change } from "./versions.ts";

/** The place, once for all changes in it: "Pop-up, Posts". */
export function placesInWords(changes: readonly Pick<Change, "file">[]): string {
  return [...new Set(changes.map(({ file }) => placeInWords(file, [])))].join(", ");
}

/** What has become of it. */
type Deed = "new" | "gone" | "moved" | "changed";

export function deedOf({ before, after, movesBefore }: Change): Deed {
  if (movesBefore !== undefined) return "moved";
  if (before === undefined) return "new";
  return after === undefined ? "gone" : "changed";
}

/** Where an owner finds it: "Hours, address and facts › Opening › Saturday". */
export function placeOfChange(change: Change): string {
  const { file, path } = change;
  // An entry that comes, goes or moves is told by its words; its number is that of another.
  const isEntry = deedOf(change) !== "changed" && typeof path.at(-1) === "number";
  return placeInWords(file, isEntry ? path.slice(0, -1) : path);
}

/**
 * One line for somebody who reads no code: "Hours › Saturday: “09:00 to 17:00” → “09:00 to 16:00”".
 * @param page the address of the file's own page, if it has one
 */
export function changeInWords(change: Change, page?: string): string {
  const { file, path, before, after } = change;
  const deed = deedOf(change);
  if (!deskFileOf(file)) return `The file ${basename(file)} ${isWhole[deed]}.`;
  const place = placeOfChange(change);
  if (path.length === 0) {
    return `${place} ${isWhole[deed]}.${page ? pageInWords(page, deed) : ""}`;
  }
  if (deed === "moved") return `${place}: ${shown(after)} in another place`;
  if (deed !== "changed") return `${place}: ${partWords(path)[deed]} ${shown(after ?? before)}`;
  const from = firstShown(before, after);
  return `${place}: ${shown(before, from)} → ${shown(after, from)}`;
}

const isWhole: Readonly<Record<Deed, string>> = {
  new: "is new",
  gone: "is taken away",
  moved: "has moved",
  changed: "has changed",
};

function partWords(path: Path) {
  const isEntry = typeof path.at(-1) === "number";
  return isEntry ? { new: "with", gone: "without" } : { new: "new:", gone: "no longer" };
}

function pageInWords(page: string, deed: Deed): string {
  if (deed === "changed") return "";
  return deed === "gone"
    ? ` Nothing stands at ${page} any more: whoever follows an old link there is told so, and shown the way to the treatments.`
    : ` Its page stands at ${page}.`;
}

const MOST_SHOWN = 120;

/** Long texts that begin alike are shown from the middle, so that the change is in sight. */
function firstShown(before: unknown, after: unknown): number {
  const [one, other] = [textOf(before), textOf(after)];
  if (Math.max(one.length, other.length) <= MOST_SHOWN) return 0;
  let alike = 0;
  while (alike < one.length && one[alike] === other[alike]) alike += 1;
  return alike < MOST_SHOWN / 2 ? 0 : one.lastIndexOf(" ", alike - MOST_SHOWN / 4) + 1;
}

function shown(data: unknown, from = 0): string {
  const text = `${from > 0 ? "…" : ""}${textOf(data).slice(from)}`;
  const short = text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
  return short === "" ? "nothing" : `“${short}”`;
}

/** All words of a field, a group or a list. */
export function textOf(data: unknown): string {
  return textsOf(data).join(", ");
}

function textsOf(data: unknown): string[] {
  if (isGroup(data) || Array.isArray(data)) return Object.values(data).flatMap(textsOf);
  // As a switch stands in the desk.
  if (typeof data === "boolean") return [data ? "on" : "off"];
  return data === "" || data === null || data === undefined ? [] : [String(data)];
}
