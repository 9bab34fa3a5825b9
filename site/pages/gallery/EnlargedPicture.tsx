import { type KeyboardEvent, useEffect, useRef } from "react";
import { Icon } from "../../components/icon/Icon.tsx";
import { PairLabels } from "../../components/pair-labels/PairLabels.tsx";
import { Picture, type PictureFacts } from "../../components/picture/Picture.tsx";
import type { PairWords } from "../../content/schema/parts.ts";
import { useDirection } from "../../islands/hooks.ts";
import { openModal } from "../../islands/modal.ts";
import { WholeWords } from "../../whole-words/WholeWords.tsx";
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

/** The `history.state` of an open dialog. */
type Entry = { isEnlarged?: true } | null;

/**
 * A picture of the gallery in a modal dialog as large as the screen. Arrow keys, a swipe and the buttons move to
 * the next picture. Back, Esc, the button and a press beside the picture close the dialog.
 */
export function EnlargedPicture(props: EnlargedPictureProps) {
  const { whole, category, description, pair, words, place, onMove, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const forward = useDirection() === "rtl" ? "ArrowLeft" : "ArrowRight";
  useEffect(() => {
    const { current } = dialog;
    if (!current || !openModal(current)) return;
    const closing = new AbortController();
    const { signal } = closing;
    hasLeft.then(() => {
      if (signal.aborted) return;
      history.pushState({ isEnlarged: true } satisfies Entry, "");
      addEventListener("popstate", () => current.close(), { signal });
    });
    return () => closing.abort();
  }, []);
  const handleKeyDown = ({ key }: KeyboardEvent) => {
    if (key === "ArrowLeft" || key === "ArrowRight") onMove(key === forward ? 1 : -1);
  };
  const handleClose = () => {
    // Unless it was Back that closed the dialog.
    if ((history.state as Entry)?.isEnlarged) leaveEntry();
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

/** Settled unless a dialog that was closed is on its way back, which would close one that is opened meanwhile. */
let hasLeft = Promise.resolve();

function leaveEntry(): void {
  hasLeft = new Promise((resolve) => addEventListener("popstate", () => resolve(), { once: true }));
  history.back();
}

type MoveButtonProps = { icon: "back" | "arrow"; name: string; onPress: () => void };

function MoveButton({ icon, name, onPress }: MoveButtonProps) {
  return (
    <button type="button" className="round round-button" aria-label={name} onClick={onPress}>
      <Icon name={icon} />
    </button>
  );
}
