import { navigationType } from "../../islands/navigation-type.ts";
import { hasNote, setNote } from "../../islands/session-note.ts";

const DISMISSED = "promotion-dismissed";

/** Whether the visitor has closed the promotion. A reload shows it again. Without storage it opens on every page. */
export function isDismissed(): boolean {
  return navigationType() !== "reload" && hasNote(DISMISSED);
}

export function setDismissed(): void {
  setNote(DISMISSED, true);
}
