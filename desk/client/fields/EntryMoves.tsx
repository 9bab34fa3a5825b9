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

/** Puts an entry of a list elsewhere, by its handle or by a press, or takes it away. */
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
  return (
    <div className="moves">
      {!isOrdered && !(isFirst && isLast) && (
        <>
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

function entryOf(element: Element): number {
  return Number(element.closest<HTMLElement>("[data-entry]")?.dataset.entry);
}
