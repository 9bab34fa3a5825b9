/** The request and the response of a save, in which `before` and `after` are as the file had and has them. */
import type { FieldPlace } from "../site/content/reading/field-place.ts";

/** A field's value when its form was opened, and the new one. An empty path is the whole file. */
export type Edit = FieldPlace & { before: unknown; after: unknown };

/** A sentence about a field. */
export type Problem = FieldPlace & { message: string };
