import * as attribute from "./carousel-attributes.ts";

const ADVANCE_MS = 2000;
const RESUME_AFTER_MS = 5000;

/** Pauses for 5 s from now. */
type Hold = () => void;

/**
 * Calls `advance` every 2 s in a carousel that has a pause button. It pauses under the pointer
 * and the focus, for 5 s after `hold`, in a hidden page, and for good when it is paused.
 */
export function startAutoplay(root: HTMLElement, advance: () => void): Hold {
  const pause = root.querySelector<HTMLElement>(`[${attribute.pause}]`);
  if (!pause) return () => {};
  const status = root.querySelector(`[${attribute.status}]`);
  const reasons = { isPointed: false, isFocused: false, isHeld: false, isPaused: false };
  let advancing: number | undefined;
  const rest = (reason: Partial<typeof reasons>) => {
    Object.assign(reasons, reason);
    const isMoving = !Object.values(reasons).includes(true);
    if (status) status.ariaLive = isMoving ? "off" : "polite";
    if (isMoving === Boolean(advancing)) return;
    clearInterval(advancing);
    advancing = isMoving
      ? window.setInterval(() => document.hidden || advance(), ADVANCE_MS)
      : undefined;
  };
  watchPointer(root, (isPointed) => rest({ isPointed }));
  watchFocus(root, (isFocused) => rest({ isFocused }));
  startPause(pause, (isPaused) => rest({ isPaused }));

  let resuming: number | undefined;
  return () => {
    clearTimeout(resuming);
    rest({ isHeld: true });
    resuming = window.setTimeout(() => rest({ isHeld: false }), RESUME_AFTER_MS);
  };
}

type Notify = (is: boolean) => void;

function watchPointer(root: HTMLElement, notify: Notify): void {
  const turn = (isPointed: boolean) => (event: PointerEvent) => {
    if (event.pointerType === "mouse") notify(isPointed);
  };
  root.addEventListener("pointerenter", turn(true));
  root.addEventListener("pointerleave", turn(false));
}

/** A touched button has the focus too, until something else is touched: only a visible focus counts. */
function watchFocus(root: HTMLElement, notify: Notify): void {
  const update = () => notify(root.querySelector(":focus-visible") !== null);
  root.addEventListener("focusin", update);
  root.addEventListener("focusout", ({ relatedTarget }) => {
    if (!root.contains(relatedTarget as Node | null)) notify(false);
  });
  update();
}

/** Starts paused if the visitor prefers reduced motion. The button's other label is in its attribute. */
function startPause(button: HTMLElement, notify: Notify): void {
  const turn = () => {
    const label = button.ariaLabel ?? "";
    button.ariaLabel = button.getAttribute(attribute.pause);
    button.setAttribute(attribute.pause, label);
    notify(button.toggleAttribute("data-paused"));
  };
  button.addEventListener("click", turn);
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) turn();
}
