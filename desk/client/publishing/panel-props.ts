import type { FieldPlace } from "../../../content-model/field-place.ts";

/** What each panel of publishing gets from the shell. */
export type PanelProps = {
  /** Grows with every change on disk, this desk's own or another's: read anew what you show. */
  version: number;
  /** Opens a field in the desk, and its place on the page. */
  onOpenField: (place: FieldPlace) => void;
  /** Reads the draft anew and shows the page again, after something was put back. */
  onChanged: () => void;
};
