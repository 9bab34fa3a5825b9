import { type KeyboardEvent, useRef } from "react";
import { Icon } from "../../components/icon/Icon.tsx";
import { PairLabels } from "../../components/pair-labels/PairLabels.tsx";
import { Picture, type PictureFacts } from "../../components/picture/Picture.tsx";
import type { PairWords } from "../../content/schema/parts.ts";
import { useDirection } from "../../islands/hooks.ts";
import { WholeWords } from "../../whole-words/WholeWords.tsx";
import { leaveEntry, useOpenedModal } from "./opened-modal.ts";
import { useSwipe } from "./use-swipe.ts";

type EnlargedPictureProps = {
  whole: PictureFacts;
  category: string;
  description: string;
  pair?: PairWords | undefined;
  words: Record<"previous" | "next" | "close", string>;
  /** Which of the pictures this is, such as "3 of 10". */
  place: string;
  onMove: (step: 1 | -1) => void;
  onClose: () => void;
};

/**
 * A picture of the gallery in a modal dialog as large as the screen. Arrow keys, a swipe and the buttons move to
 * the next picture. Back, Esc, the button and a press beside the picture close the dialog.
 */
export function EnlargedPicture(props: EnlargedPictureProps) {
  const { whole, category, description, pair, words, place, onMove, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const forward = useDirection() === "rtl" ? "ArrowLeft" : "ArrowRight";
  useOpenedModal(dialog);
  const handleKeyDown = ({ key }: KeyboardEvent) => {
    if (key === "ArrowLeft" || key === "ArrowRight") onMove(key === forward ? 1 : -1);
  };
  const handleClose = () => {
    leaveEntry();
    onClose();
  };
  return (
    <dialog
      ref={dialog}
      className="enlarged on-dark"
      aria-label={category}
      aria-describedby="enlarged-place"
      onKeyDown={handleKeyDown}
      onClose={handleClose}
    >
      <figure {...useSwipe(onMove)}>
        <div className="enlarged-picture">
          <Picture {...whole} />
          <PairLabels pair={pair} />
        </div>
        <figcaption>
          <span className="eyebrow">{category}</span>{" "}
          <span>
            <WholeWords text={description} />
          </span>
        </figcaption>
      </figure>
      <form method="dialog">
        <MoveButton icon="back" name={words.previous} onPress={() => onMove(-1)} />
        <span role="status" id="enlarged-place">
          {/* A translator replaces a text beside an element, and React would then change what is no longer there. */}
          <span>{place}</span>
          <span className="sr-only">{`: ${whole.image.alt}`}</span>
        </span>
        <MoveButton icon="arrow" name={words.next} onPress={() => onMove(1)} />
        <button type="submit" className="button button-secondary">
          <Icon name="close" />
          <span>{words.close}</span>
        </button>
      </form>
    </dialog>
  );
}

type MoveButtonProps = { icon: "back" | "arrow"; name: string; onPress: () => void };

function MoveButton({ icon, name, onPress }: MoveButtonProps) {
  return (
    <button type="button" className="round round-button" aria-label={name} onClick={onPress}>
      <Icon name={icon} />
    </button>
  );
}
