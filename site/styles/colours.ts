import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The only file with colour values, relative to the clinic's folder. The stylesheet imports it as "#tokens.css". */
export const TOKENS = "tokens.css";

/** Reads a clinic's colours as hex values. A name is a token without "--color-", such as "ivory". */
export function createColours(folder: string) {
  const file = join(folder, TOKENS);
  const tokens = readFileSync(file, "utf8").matchAll(/--color-([\w-]+):\s*(#[\da-f]+);/gi);
  const values = new Map(Array.from(tokens, ([, name = "", value = ""]) => [name, value]));
  /** @throws Error if the token does not exist */
  const colour = (name: string): string => {
    const value = values.get(name);
    if (!value) throw new Error(`${file} has no hex value for --color-${name}`);
    return value;
  };
  return {
    colour,
    /** For a standalone drawing without stylesheet: replaces each `var(--color-NAME)` with its value. */
    fillIn: (svg: string) =>
      svg.replace(/var\(--color-([\w-]+)\)/g, (_, name: string) => colour(name)),
  };
}
