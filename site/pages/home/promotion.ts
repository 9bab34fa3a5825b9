import { afterLoad } from "../../islands/after-load.ts";
import { openModal } from "../../islands/modal.ts";
import { navigationType } from "../../islands/navigation-type.ts";
import { hasNote, setNote } from "../../islands/session-note.ts";

const DELAY_MS = 3000;
const DISMISSED = "promotion-dismissed";

/** Opens the promotion 3 s after the load event, unless the visitor has dismissed it. While a menu is open, the promotion waits. */
export function startPromotion(): void {
  if (document.querySelector(".invitation") && !isDismissed()) afterLoad(open, DELAY_MS);
}

function open(): void {
  // Read now, because a program around the page, such as an editor, may have replaced or opened the dialog meanwhile.
  const dialog = document.querySelector<HTMLDialogElement>(".invitation");
  if (!dialog || dialog.open) return;
  if (isMenuOpen()) {
    document.addEventListener("toggle", open, { capture: true, once: true });
    return;
  }
  dialog.addEventListener("close", setDismissed);
  dialog.addEventListener("click", ({ target }) => {
    if ((target as Element).closest("a")) dialog.close();
  });
  openModal(dialog);
  // Focuses the text, so that no button shows a focus ring before the visitor presses Tab.
  dialog.querySelector<HTMLElement>("[tabindex]")?.focus();
}

/** Whether the menu or a panel of the navigation is open. */
function isMenuOpen(): boolean {
  const openMenu = "popover" in HTMLElement.prototype ? ":popover-open" : "#menu.is-open";
  return document.querySelector(`${openMenu}, .header-panel[open]`) !== null;
}

/** Whether the visitor has closed the promotion. A reload shows it again. Without storage it opens on every page. */
function isDismissed(): boolean {
  return navigationType() !== "reload" && hasNote(DISMISSED);
}

function setDismissed(): void {
  setNote(DISMISSED, true);
}
