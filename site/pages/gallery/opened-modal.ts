import { type RefObject, useEffect } from "react";
import { openModal } from "../../islands/modal.ts";

/** The `history.state` of an open dialog. */
type Entry = { isEnlarged?: true } | null;

/** Settled unless a dialog that was closed is on its way back, which would close one that is opened meanwhile. */
let hasLeft = Promise.resolve();

/** Opens a dialog as a modal with an entry of the history, so that Back closes it. */
export function useOpenedModal(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const { current } = dialog;
    if (!current || !openModal(current)) return;
    const closing = new AbortController();
    const { signal } = closing;
    hasLeft.then(() => {
      if (signal.aborted) return;
      history.pushState({ isEnlarged: true } satisfies Entry, "");
      addEventListener("popstate", () => current.close(), { signal });
    });
    return () => closing.abort();
  }, [dialog]);
}

/** Leaves the entry of a dialog that is closed, unless it was Back that closed the dialog. */
export function leaveEntry(): void {
  if (!(history.state as Entry)?.isEnlarged) return;
  hasLeft = new Promise((resolve) => addEventListener("popstate", () => resolve(), { once: true }));
  history.back();
}
