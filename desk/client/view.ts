import type { FieldPlace } from "../../content-model/field-place.ts";

/** What stands beside the page: nothing more than asked for, a list of its fields, of all files, an open field, or what is published. */
export type View =
  | "none"
  | "page"
  | "files"
  | "publish"
  | "history"
  | { places: readonly FieldPlace[] };
