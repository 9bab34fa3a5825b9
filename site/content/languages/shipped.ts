import { existsSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { isGroup } from "../field-place.ts";

/** From the top of the project: the renderer's bundle stands elsewhere. */
const FOLDER = "site/content/languages";

/** The files whose words come with the site; a clinic's own holds what it says otherwise. */
export const shippedNames = ["messages"] as const;

export function isShipped(name: string): boolean {
  return shippedNames.some((one) => one === name);
}

/** The words that come with the site for a language; undefined where there are none. */
export function shippedFile(name: string, locale: string): string | undefined {
  const file = `${FOLDER}/${locale}/${name}.yaml`;
  return isShipped(name) && existsSync(file) ? file : undefined;
}

/** A clinic's words over those that come with the site, field by field. A list is one or the other; an empty field is left out. */
export function overShipped(shipped: unknown, own: unknown): unknown {
  if (!isGroup(shipped) || !isGroup(own)) return own === undefined ? shipped : own;
  const names = Object.keys({ ...shipped, ...own }).filter((name) => own[name] !== null);
  return Object.fromEntries(names.map((name) => [name, overShipped(shipped[name], own[name])]));
}

/** What a clinic's own file has to hold for all of its words; undefined where that is nothing. */
export function besideShipped(shipped: unknown, words: unknown): unknown {
  if (isDeepStrictEqual(shipped, words)) return undefined;
  if (!isGroup(shipped) || !isGroup(words)) return words ?? null;
  const parts = Object.keys({ ...words, ...shipped })
    .map((name) => [name, besideShipped(shipped[name], words[name])] as const)
    .filter(([, part]) => part !== undefined);
  return Object.fromEntries(parts);
}
