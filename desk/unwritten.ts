import type { Path } from "../site/content/mistakes.ts";
import { textsIn } from "../site/content/texts.ts";

/** Marks every text of a new treatment that may not stay as the copied one says it; nothing is published while one is left. */
export const UNWRITTEN = "TO WRITE";

/** Where texts are still to be written. */
export function unwrittenIn(data: unknown): Path[] {
  const found = textsIn(data).filter(({ text }) => text.includes(UNWRITTEN));
  return found.map(({ path }) => path);
}
