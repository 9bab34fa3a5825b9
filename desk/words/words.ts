import { en, type Words } from "./en.ts";
import { fr } from "./fr.ts";

/** In the language of the browser, or of the computer, that asks. */
export const words: Words = globalThis.navigator?.language?.startsWith("fr") ? fr : en;
