/** The request and the response of a save, in which `before` and `after` are as the file had and has them. */
import type { FieldPlace } from "../site/content/reading/field-place.ts";

/** A field's value when its form was opened, and the new one. An empty path is the whole file. */
export type Edit = FieldPlace & { before: unknown; after: unknown };

/** A sentence about a field. */
export type Problem = FieldPlace & { message: string };

/**
 * The saved value of a field whose edit was refused, and the one that was checked: without empty entries, and
 * with what was saved meanwhile.
 */
export type Checked = { now: unknown; after: unknown };
