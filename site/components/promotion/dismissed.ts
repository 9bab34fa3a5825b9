import { navigationType } from "../../islands/navigation-type.ts";

const DISMISSED = "promotion-dismissed";

/** Whether the visitor has closed the promotion. A reload shows it again. Without storage it opens on every page. */
export function isDismissed(): boolean {
  if (navigationType() === "reload") return false;
  try {
    return sessionStorage.getItem(DISMISSED) !== null;
  } catch {
    return false;
  }
}

export function setDismissed(): void {
  try {
    sessionStorage.setItem(DISMISSED, "");
  } catch {
    // See isDismissed.
  }
}
