import { readFileSync } from "node:fs";
import { contentFolder } from "../../content-model/folder.ts";

/** The only file in which colours stand; the stylesheet has it as "#tokens.css". */
export const TOKENS_FILE = `${contentFolder}/tokens.css`;

/** Every colour in hex by its token's name without "--color-", such as "ivory". */
export function colours(): ReadonlyMap<string, string> {
  const tokens = readFileSync(TOKENS_FILE, "utf8").matchAll(/--color-([\w-]+):\s*(#[\da-f]+);/gi);
  return new Map(Array.from(tokens, ([, name = "", value = ""]) => [name, value]));
}

/** The value of one token. Throws where there is none of that name. */
export function colour(name: string): string {
  const value = colours().get(name);
  if (!value) throw new Error(`${TOKENS_FILE} has no --color-${name}`);
  return value;
}

/** A drawing that stands alone, where no stylesheet reaches it: each `var(--color-NAME)` becomes its value. */
export function inColours(svg: string): string {
  return svg.replace(/var\(--color-([\w-]+)\)/g, (_, name: string) => colour(name));
}
