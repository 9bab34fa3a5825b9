import { type MouseEvent, type PointerEvent, useRef } from "react";
import { coverPage } from "./cover-page.ts";

/**
 * Opens a dialog as a modal. A dialog that a content blocker hides is closed again, because the page behind it
 * would neither scroll nor answer.
 * @returns whether the dialog is open
 */
export function openModal(dialog: HTMLDialogElement): boolean {
  dialog.showModal();
  const isShown = dialog.getClientRects().length > 0;
  if (!isShown) {
    dialog.close();
    return false;
  }
  coverPage(dialog, true);
  dialog.addEventListener("close", () => coverPage(dialog, false), { once: true });
  return true;
}

type OnDialog = PointerEvent<HTMLDialogElement> | MouseEvent<HTMLDialogElement>;

/**
 * The handlers of a dialog that closes when its backdrop is pressed. The press has to begin and to end there: a
 * selection of text that ends beside the dialog is not a press on the backdrop.
 */
export function useBackdrop() {
  const isPressed = useRef(false);
  const isBackdrop = ({ target, currentTarget }: OnDialog) => target === currentTarget;
  return {
    onPointerDown(event: PointerEvent<HTMLDialogElement>) {
      isPressed.current = isBackdrop(event);
    },
    onPointerUp(event: PointerEvent<HTMLDialogElement>) {
      isPressed.current &&= isBackdrop(event);
    },
    onClick(event: MouseEvent<HTMLDialogElement>) {
      if (isPressed.current && isBackdrop(event)) event.currentTarget.close();
    },
  };
}
