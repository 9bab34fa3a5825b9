import { basename } from "node:path";
import { parse } from "yaml";
import type { Path } from "../../content-model/mistakes.ts";
import { deskFileOf, placeInWords } from "../owners-words.ts";
import { isGroup } from "../shape.ts";

/** A file as it was and as it is; undefined where there is none. */
export type FileChange = {
  file: string;
  before: string | undefined;
  after: string | undefined;
  /** The address of its page, where it has one of its own. */
  page?: string;
};

/**
 * What differs, for somebody who reads no code: "Hours › Saturday: 09:00 to 17:00 → 09:00 to 16:00".
 * @param changes files below the content folder
 */
export function changesInWords(changes: readonly FileChange[]): string[] {
  return changes.flatMap(({ file, before, after, page }) => {
    if (!deskFileOf(file)) return [`The file ${basename(file)} ${verb(before, after)}.`];
    const place = placeInWords(file, []);
    if (before === undefined || after === undefined) {
      return [`${place} ${verb(before, after)}.${page ? pageInWords(page, after) : ""}`];
    }
    return differences(parse(before), parse(after)).map(
      ({ path, words }) => `${placeInWords(file, path)}: ${words}`,
    );
  });
}

function verb(before: unknown, after: unknown): string {
  if (before === undefined) return "is new";
  return after === undefined ? "is taken away" : "has changed";
}

function pageInWords(page: string, after: unknown): string {
  return after === undefined
    ? ` Nothing stands at ${page} any more: whoever follows an old link there is told so, and shown the way to the treatments.`
    : ` Its page stands at ${page}.`;
}

type Difference = { path: Path; words: string };

function differences(before: unknown, after: unknown, path: Path = []): Difference[] {
  if (isSame(before, after)) return [];
  if (isGroup(before) && isGroup(after)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return names.flatMap((name) => differences(before[name], after[name], [...path, name]));
  }
  if (Array.isArray(before) && Array.isArray(after)) return listDifferences(before, after, path);
  if (before === undefined) return [{ path, words: `new: ${shown(after)}` }];
  if (after === undefined) return [{ path, words: `no longer ${shown(before)}` }];
  const from = firstShown(before, after);
  return [{ path, words: `${shown(before, from)} → ${shown(after, from)}` }];
}

/** Entries that moved are no difference worth a line each. */
function listDifferences(before: unknown[], after: unknown[], path: Path): Difference[] {
  const isIn = (list: unknown[]) => (item: unknown) => list.some((other) => isSame(item, other));
  const gone = before.filter((item) => !isIn(after)(item));
  const come = after.filter((item) => !isIn(before)(item));
  if (gone.length === 0 && come.length === 0) return [{ path, words: "in another order" }];
  if (before.length === after.length && gone.length === come.length) {
    return come.flatMap((item, index) =>
      differences(gone[index], item, [...path, after.indexOf(item)]),
    );
  }
  return [
    ...gone.map((item) => ({ path, words: `without ${shown(item)}` })),
    ...come.map((item) => ({ path, words: `with ${shown(item)}` })),
  ];
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

const MOST_SHOWN = 120;

/** Long texts that begin alike are shown from the middle, so that the change is in sight. */
function firstShown(before: unknown, after: unknown): number {
  const [one, other] = [textsOf(before).join(", "), textsOf(after).join(", ")];
  if (Math.max(one.length, other.length) <= MOST_SHOWN) return 0;
  let alike = 0;
  while (alike < one.length && one[alike] === other[alike]) alike += 1;
  return alike < MOST_SHOWN / 2 ? 0 : one.lastIndexOf(" ", alike - MOST_SHOWN / 4) + 1;
}

function shown(data: unknown, from = 0): string {
  const whole = textsOf(data).join(", ");
  const text = `${from > 0 ? "…" : ""}${whole.slice(from)}`;
  const short = text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
  return short === "" ? "nothing" : `“${short}”`;
}

function textsOf(data: unknown): string[] {
  if (typeof data === "object" && data !== null) return Object.values(data).flatMap(textsOf);
  // As a switch stands in the desk.
  if (typeof data === "boolean") return [data ? "on" : "off"];
  return data === "" || data === null || data === undefined ? [] : [String(data)];
}
