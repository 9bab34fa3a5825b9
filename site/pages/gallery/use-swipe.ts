import { type PointerEvent, useRef } from "react";
import { useDirection } from "../../islands/hooks.ts";

/** Shorter movements are presses. */
const SWIPE_PX = 40;

/**
 * Handlers that call `onSwipe` with 1 for the next and -1 for the previous picture when a finger moves sideways.
 * The element needs a `touch-action` that leaves such movements to the page.
 */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>(undefined);
  const isRtl = useDirection() === "rtl";
  return {
    onPointerDown({ isPrimary, pointerType, clientX: x, clientY: y }: PointerEvent) {
      // The second finger of a pinch ends the swipe, and a mouse selects text.
      start.current = isPrimary && pointerType !== "mouse" ? { x, y } : undefined;
    },
    onPointerUp({ clientX, clientY }: PointerEvent) {
      if (!start.current) return;
      const [x, y] = [clientX - start.current.x, clientY - start.current.y];
      start.current = undefined;
      if (Math.abs(x) < Math.max(SWIPE_PX, Math.abs(y))) return;
      onSwipe(x < 0 === isRtl ? -1 : 1);
    },
    onPointerCancel() {
      start.current = undefined;
    },
  };
}
