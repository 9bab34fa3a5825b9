import { words } from "../../words/words.ts";

type EntryMovesProps = {
  /** "Question 3" */
  label: string;
  index: number;
  count: number;
  /** The list must not get shorter. */
  isKept: boolean;
  isOrdered: boolean;
  /** @param order the former places of the entries */
  onChange: (order: readonly number[]) => void;
};

/** The buttons that move an entry of a list, or remove it. */
export function EntryMoves({ label, index, count, isKept, isOrdered, onChange }: EntryMovesProps) {
  const others = Array.from({ length: count }, (_, place) => place).toSpliced(index, 1);
  const move = (by: number) => onChange(others.toSpliced(index + by, 0, index));
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
      {isOrdered && others.length > 0 && (
        <>
          {button(words.moveUp, index === 0, () => move(-1))}
          {button(words.moveDown, index === others.length, () => move(1))}
        </>
      )}
      {button(words.takeAway, isKept, () => onChange(others))}
    </div>
  );
}

/** The pressed button moved with its entry. */
function keepKeyboard(pressed: HTMLElement): void {
  if (!pressed.isConnected) return;
  pressed.focus();
  pressed.scrollIntoView({ block: "nearest" });
}
