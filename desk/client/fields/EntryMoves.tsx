import { words } from "../../words/words.ts";

type EntryMovesProps = {
  /** "Question 3" */
  label: string;
  isFirst: boolean;
  isLast: boolean;
  /** The list must not get shorter. */
  isKept: boolean;
  onMove: (by: number) => void;
  onRemove: () => void;
};

/** The buttons that move an entry of a list, or remove it. */
export function EntryMoves(props: EntryMovesProps) {
  const { label, isFirst, isLast, isKept, onMove, onRemove } = props;
  const button = (what: string, isOff: boolean, act: () => void) => (
    <button
      type="button"
      // A disabled button would lose the focus.
      aria-disabled={isOff}
      onClick={({ currentTarget }) => {
        if (isOff) return;
        act();
        requestAnimationFrame(() => keepKeyboard(currentTarget));
      }}
    >
      {what}
      <span className="unseen">: {label}</span>
    </button>
  );
  return (
    <div className="moves">
      {!(isFirst && isLast) && (
        <>
          {button(words.moveUp, isFirst, () => onMove(-1))}
          {button(words.moveDown, isLast, () => onMove(1))}
        </>
      )}
      {button(words.takeAway, isKept, onRemove)}
    </div>
  );
}

/** The pressed button moved with its entry. */
function keepKeyboard(pressed: HTMLElement): void {
  if (!pressed.isConnected) return;
  pressed.focus();
  pressed.scrollIntoView({ block: "nearest" });
}
