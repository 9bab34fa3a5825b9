import type { Path } from "../site/content/mistakes.ts";
import { isGroup, withValueAt } from "../site/content/reading/field-place.ts";
import { emptyValue, type FileSchema, mapFields, schemaAtPath } from "./file-schema.ts";
import { isSame } from "./merge-fields.ts";

/** A file's data with the typed value of a field, or of the whole file. */
export function withEdit<Data>(
  data: Data,
  edit: { path: Path; after: unknown },
  schema: FileSchema,
) {
  const { path, after } = edit;
  const edited = withValueAt(data, path, normalize(after, schemaAtPath(schema, path)));
  return mapFields(edited, schema, withoutUnneeded) as Data;
}

/**
 * Converts typed text to the form of the files: trimmed, with curly quotes, and with phone numbers and hours
 * in their format.
 */
export function normalize(data: unknown, schema: FileSchema): unknown {
  return mapFields(data, schema, (typed, part) => {
    const { widget, isWords, isVerbatim, isFormerAddress } = part;
    if (Array.isArray(typed)) return withoutEmpty(typed, part);
    if (typeof typed !== "string") return typed;
    const text = typed.replace(/\s+/g, " ").trim();
    if (widget === "phone") return phoneFrom(text);
    if (widget === "hours") return hoursFrom(text);
    if (isFormerAddress) return pathFrom(text);
    return isWords && !isVerbatim ? curlQuotes(text) : text;
  });
}

/** Without the entries in which nothing was typed, unless the list needs as many. */
function withoutEmpty(list: readonly unknown[], { items = {}, minItems = 0 }: FileSchema) {
  const filled = list.filter((entry) => !isSame(entry, emptyValue(items)));
  return filled.length < minItems ? list : filled;
}

/** A group without optional fields that are empty, or that an owner left at their default. */
function withoutUnneeded(group: unknown, { required = [], properties = {} }: FileSchema): unknown {
  if (!isGroup(group)) return group;
  const isUnneeded = (name: string, { default: start, isHidden }: FileSchema) =>
    isEmpty(group[name]) || (!isHidden && isSame(group[name], start));
  const isKept = (name: string) =>
    required.includes(name) || !properties[name] || !isUnneeded(name, properties[name]);
  return Object.fromEntries(Object.entries(group).filter(([name]) => isKept(name)));
}

function isEmpty(data: unknown): boolean {
  if (typeof data === "object" && data !== null) return Object.values(data).every(isEmpty);
  return data === "" || data === null || data === undefined;
}

/** "https://www.clinic.ca/Services/Peels/#top" and "/Services/Peels/" are "/services/peels". */
function pathFrom(text: string): string {
  const { pathname = text, search = "" } = URL.parse(text, "https://former.example") ?? {};
  // With what follows a question mark, so that the check refuses it rather than drop it.
  return (pathname.replace(/(?<=.)\/+$/, "") + search).toLowerCase();
}

/** "416-555-0100", "(416) 555 0100" and "1 416 555 0100" are "+14165550100". */
function phoneFrom(text: string): string {
  const digits = text.replace(/^tel:|[\s().·/–-]/g, "");
  const [, number] = /^(?:\+?1)?(\d{10})$/.exec(digits) ?? [];
  return number ? `+1${number}` : text;
}

const TIME = /(\d{1,2})(?:\s?[:.]\s?(\d{2})?)?\s*(a\.?m\.?|p\.?m\.?)?/;
const SPAN = new RegExp(`^${TIME.source}\\s*(?:to|until|-|–|—)\\s*${TIME.source}$`, "i");

/** "9-4" and "9 am to 4 pm" become "09:00 to 16:00". */
function hoursFrom(text: string): string {
  if (/^(closed|none|-|–|—)$/i.test(text)) return "closed";
  const spans = text.split(/\s*(?:,|;|\band\b)\s*/).map(spanFrom);
  return spans.every((span) => span !== undefined) ? spans.join(", ") : text;
}

function spanFrom(text: string): string | undefined {
  const [, ...parts] = SPAN.exec(text) ?? [];
  const opens = minutesFrom(parts.slice(0, 3));
  const closes = minutesFrom(parts.slice(3), opens);
  return opens >= 0 && closes >= 0 ? `${written(opens)} to ${written(closes)}` : undefined;
}

/** In minutes. No clinic opens or closes before seven without saying that it is in the morning. */
const [SEVEN, NOON] = [7 * 60, 12 * 60];

/**
 * The minutes since midnight, or NaN for a time that no clock shows.
 * @param after an earlier time: "9-5" means five in the afternoon
 */
function minutesFrom([hour, minute = "0", half]: readonly (string | undefined)[], after = 0) {
  if (Number(minute) > 59 || Number(hour) > (half ? 12 : 23)) return Number.NaN;
  const time = Number(hour) * 60 + Number(minute);
  if (half) return (time % NOON) + (/^p/i.test(half) ? NOON : 0);
  // "05:00" is of the 24-hour clock. What was parsed once is written so, and stays as it is.
  if (time >= NOON || `${hour}${minute}`.length === 4) return time;
  return time < SEVEN || time <= after ? time + NOON : time;
}

function written(minutes: number): string {
  const parts = [Math.floor(minutes / 60), minutes % 60];
  return parts.map((part) => String(part).padStart(2, "0")).join(":");
}

/** A quotation opens at the beginning, after a space, or after another opening character. */
const OPENS = String.raw`(?<=^|[\s([{“‘*–—/-])`;
const BEFORE_WORDS = String.raw`(?=[\p{L}\p{N}*{“‘"'])`;

/** Replaces straight quotation marks by curly ones. */
export function curlQuotes(text: string): string {
  const curls: readonly [RegExp, string][] = [
    [new RegExp(`${OPENS}"${BEFORE_WORDS}`, "gu"), "“"],
    [/"/g, "”"],
    [new RegExp(`${OPENS}'${BEFORE_WORDS}`, "gu"), "‘"],
    [/'/g, "’"],
  ];
  return curls.reduce((curled, [from, to]) => curled.replace(from, to), text);
}
