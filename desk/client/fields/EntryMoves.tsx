import type { PointerEvent } from "react";
import { words } from "../../words/words.ts";

type EntryMovesProps = {
  /** "Question 3" */
  label: string;
  isFirst: boolean;
  isLast: boolean;
  /** There are as few of them as there may be. */
  isKept: boolean;
  /** They stand in the order of their days. */
  isOrdered: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
};

/** Puts an entry of a list elsewhere, by dragging, by a press or by the arrow keys, or takes it away. */
export function EntryMoves(props: EntryMovesProps) {
  const { label, isFirst, isLast, isKept, isOrdered, onMove, onRemove } = props;
  const button = (what: string, isOff: boolean, act: (from: number) => void) => (
    <button
      type="button"
      // A button that is disabled loses the keyboard.
      aria-disabled={isOff}
      onClick={({ currentTarget }) => {
        if (isOff) return;
        act(entryOf(currentTarget));
        requestAnimationFrame(() => keepKeyboard(currentTarget));
      }}
    >
      {what}
      <span className="unseen">: {label}</span>
    </button>
  );
  const drop = (event: PointerEvent) => {
    const from = entryOf(event.currentTarget);
    const to = entryUnder(event);
    if (to !== undefined && to !== from) onMove(to);
  };
  return (
    <div className="moves">
      {!isOrdered && !(isFirst && isLast) && (
        <>
          {/* The buttons beside it do the same by the keyboard. */}
          <span
            className="drag"
            title={words.drag}
            aria-hidden="true"
            onPointerDown={({ currentTarget, pointerId }) =>
              currentTarget.setPointerCapture(pointerId)
            }
            onPointerMove={dragOver}
            onPointerUp={drop}
          />
          {button(words.moveUp, isFirst, (from) => onMove(from - 1))}
          {button(words.moveDown, isLast, (from) => onMove(from + 1))}
        </>
      )}
      {button(words.takeAway, isKept, onRemove)}
    </div>
  );
}

/** The entry has moved, and its button with it. */
function keepKeyboard(pressed: HTMLElement): void {
  if (!pressed.isConnected) return;
  pressed.focus();
  pressed.scrollIntoView({ block: "nearest" });
}

const ENTRY = "[data-entry]";

function entryOf(element: Element): number {
  return Number(element.closest<HTMLElement>(ENTRY)?.dataset.entry);
}

/** The entry of the same list over which the pointer is. */
function elementUnder({ currentTarget, clientX, clientY }: PointerEvent) {
  const list = currentTarget.closest("ol");
  const under = document.elementsFromPoint(clientX, clientY);
  return under.find((one) => one.matches(ENTRY) && one.parentElement === list) as
    | HTMLElement
    | undefined;
}

function entryUnder(event: PointerEvent): number | undefined {
  const under = elementUnder(event);
  return under && Number(under.dataset.entry);
}

/** In pixels: so near the edge of what is seen, the list comes by so much. */
const [EDGE, STEP] = [48, 8];

/** Marks the entry under the pointer, and brings the list along. */
function dragOver(event: PointerEvent): void {
  const { clientY, currentTarget, pointerId } = event;
  if (!currentTarget.hasPointerCapture(pointerId)) return;
  const under = elementUnder(event);
  for (const one of currentTarget.closest("ol")?.children ?? [])
    one.toggleAttribute("data-under", one === under);
  const scrolls = currentTarget.closest(".scrolls");
  const { top = 0, bottom = 0 } = scrolls?.getBoundingClientRect() ?? {};
  if (clientY < top + EDGE) scrolls?.scrollBy(0, -STEP);
  if (clientY > bottom - EDGE) scrolls?.scrollBy(0, STEP);
}
