import { isReturn } from "./navigation-type.ts";
import { hasNote, setNote } from "./session-note.ts";

/** The checkbox in the bar above the header, which stylesheets read as well. */
export const MOTION_SWITCH = "pause-motion";
const NOTE = "motion-paused";

/** Whether the visitor has paused everything that moves by itself. */
export function isMotionPaused(): boolean {
  return motionSwitch()?.checked ?? false;
}

/** @returns a function that stops listening */
export function onMotionSwitch(changed: () => void): () => void {
  const box = motionSwitch();
  box?.addEventListener("change", changed);
  return () => box?.removeEventListener("change", changed);
}

/** Remembers the choice until the tab is closed. Back and reload restore a checkbox as it was left, which may be older than the choice. */
export function startMotionSwitch(): void {
  const box = motionSwitch();
  if (!box) return;
  const note = () => setNote(NOTE, box.checked);
  const recall = () => {
    if (box.checked === hasNote(NOTE)) return;
    box.checked = !box.checked;
    box.dispatchEvent(new Event("change"));
  };
  // The visitor may have used the switch before this script ran.
  if (box.checked && !isReturn()) note();
  else recall();
  box.addEventListener("change", note);
  // A browser may restore the checkbox after this script has run.
  addEventListener("pageshow", recall);
}

function motionSwitch(): HTMLInputElement | null {
  return document.querySelector<HTMLInputElement>(`#${MOTION_SWITCH}`);
}
