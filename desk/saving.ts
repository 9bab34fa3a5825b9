/** What the desk's page and its server say to each other when something is saved. */
import type { FieldPlace } from "../site/content/reading/field-place.ts";

/** A field as its editor met it, and as it is to be. An empty path is the whole file. */
export type Edit = FieldPlace & { before: unknown; after: unknown };

/** One sentence for one field. */
export type Problem = FieldPlace & { message: string };

/** @property advice what the house's style would say otherwise; it is saved all the same */
export type Saved = { saved: Edit; advice: Problem[] };
