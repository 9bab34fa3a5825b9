import { coverPage } from "./cover-page.ts";

/**
 * Opens a dialog as a modal, which a press on its backdrop closes. A dialog that a content blocker hides is closed
 * again, because the page behind it would neither scroll nor answer.
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
  const closing = new AbortController();
  const { signal } = closing;
  closeByBackdrop(dialog, signal);
  const uncover = () => {
    coverPage(dialog, false);
    closing.abort();
  };
  dialog.addEventListener("close", uncover, { signal });
  return true;
}

/** The press has to begin and to end on the backdrop: a selection of text that ends beside the dialog is not a press on it. */
function closeByBackdrop(dialog: HTMLDialogElement, signal: AbortSignal): void {
  let isPressed = false;
  const isBackdrop = ({ target }: Event) => target === dialog;
  const press = (event: Event) => {
    isPressed = isBackdrop(event);
  };
  const release = (event: Event) => {
    isPressed &&= isBackdrop(event);
  };
  const close = (event: Event) => {
    if (isPressed && isBackdrop(event)) dialog.close();
  };
  dialog.addEventListener("pointerdown", press, { signal });
  dialog.addEventListener("pointerup", release, { signal });
  dialog.addEventListener("click", close, { signal });
}
