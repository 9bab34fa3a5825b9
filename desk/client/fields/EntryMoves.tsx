import { words } from "../words.ts";

type EntryMovesProps = {
  /** "Question 3" */
  label: string;
  isFirst: boolean;
  isLast: boolean;
  /** There are as few of them as there may be. */
  isKept: boolean;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
};

/** Puts an entry of a list elsewhere, or takes it away. */
export function EntryMoves({ label, isFirst, isLast, isKept, onMove, onRemove }: EntryMovesProps) {
  const button = (what: string, isOff: boolean, onClick: () => void) => (
    <button type="button" disabled={isOff} onClick={onClick}>
      {what}
      <span className="unseen">: {label}</span>
    </button>
  );
  return (
    <div className="moves">
      {button(words.moveUp, isFirst, () => onMove(-1))}
      {button(words.moveDown, isLast, () => onMove(1))}
      {button(words.takeAway, isKept, onRemove)}
    </div>
  );
}
