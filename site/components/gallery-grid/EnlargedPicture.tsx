import { type MouseEvent, useEffect, useRef } from "react";
import type { PairWords } from "../../content/schema/parts.ts";
import { Icon } from "../icon/Icon.tsx";
import { PairLabels } from "../pair-labels/PairLabels.tsx";
import { Picture, type PictureFacts } from "../picture/Picture.tsx";

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

/** A picture of the gallery in a modal dialog, which Esc, the button or a press beside the picture closes. */
export function EnlargedPicture(props: EnlargedPictureProps) {
  const { whole, category, description, pair, words, place, onMove, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const closeOutside = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    if (target === currentTarget) currentTarget.close();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser handles Esc in a dialog.
    <dialog
      ref={dialog}
      className="enlarged"
      aria-label={category}
      onClick={closeOutside}
      onClose={onClose}
    >
      <figure>
        <Picture {...whole} />
        <PairLabels pair={pair} />
        <figcaption>
          <span className="eyebrow">{category}</span>
          <span>{description}</span>
        </figcaption>
      </figure>
      <form method="dialog">
        <button
          type="button"
          className="round round-button"
          aria-label={words.previous}
          onClick={() => onMove(-1)}
        >
          <Icon name="back" />
        </button>
        <span role="status">{place}</span>
        <button
          type="button"
          className="round round-button"
          aria-label={words.next}
          onClick={() => onMove(1)}
        >
          <Icon name="arrow" />
        </button>
        <button type="submit" className="button button-secondary">
          <Icon name="close" />
          <span>{words.close}</span>
        </button>
      </form>
    </dialog>
  );
}
