import { interpolate } from "../../../contract/interpolate.ts";
import type { Draft } from "../draft.ts";

const VARIABLE = /\{([A-Za-z][\w.-]*)\}/g;

/** The names in braces of a text, each once. */
export function variablesIn(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(VARIABLE), ([, name = ""]) => name))];
}

/** A text as the page shows it. @param file whose text it is */
export function filledIn(text: string, file: string, draft: Draft): string {
  return interpolate(text, (name) => draft.variable(name, file).value || undefined);
}
