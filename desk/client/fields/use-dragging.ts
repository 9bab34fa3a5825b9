import { type RefObject, useEffect, useRef } from "react";
import Sortable from "sortablejs";

/** Lets the entries of a list be dragged by their handle; the list comes along at its edges. */
export function useDragging(
  list: RefObject<HTMLElement | null>,
  onMove: (from: number, to: number) => void,
): void {
  const latest = useRef(onMove);
  useEffect(() => {
    latest.current = onMove;
  });
  useEffect(() => {
    if (!list.current) return;
    const sortable = Sortable.create(list.current, {
      handle: ".drag",
      // A mouse as a finger.
      forceFallback: true,
      fallbackOnBody: true,
      onEnd({ from, item, oldIndex = 0, newIndex = 0 }) {
        // React puts it where it goes.
        item.remove();
        from.insertBefore(item, from.children[oldIndex] ?? null);
        if (newIndex !== oldIndex) latest.current(oldIndex, newIndex);
      },
    });
    return () => sortable.destroy();
  }, [list]);
}
