import type { FieldPlace } from "../../content-model/field-place.ts";
import type { PanelName } from "./publishing/panels.ts";

/** What stands beside the page: nothing more than asked for, a list of its fields, of all files, an open field, or a panel of publishing. */
export type View = "none" | "page" | "files" | PanelName | { places: readonly FieldPlace[] };
