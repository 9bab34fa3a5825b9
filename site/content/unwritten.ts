import type { Path } from "./mistakes.ts";
import { textsIn } from "./texts.ts";

/** Marks every text of a new treatment that is still to be written; a test of the content looks for it. */
export const UNWRITTEN = "TO WRITE";

/** Where texts are still to be written. */
export function unwrittenIn(data: unknown): Path[] {
  const found = textsIn(data).filter(({ text }) => text.includes(UNWRITTEN));
  return found.map(({ path }) => path);
}
