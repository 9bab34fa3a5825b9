import { type MouseEvent, useEffect, useRef } from "react";
import { Icon } from "../icon/Icon.tsx";
import { Picture, type PictureFacts } from "../picture/Picture.tsx";

type EnlargedPictureProps = {
  whole: PictureFacts;
  category: string;
  description: string;
  closeLabel: string;
  onClose: () => void;
};

/** A picture of the gallery in a modal dialog, which Esc, the button or a press beside the picture closes. */
export function EnlargedPicture(props: EnlargedPictureProps) {
  const { whole, category, description, closeLabel, onClose } = props;
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
        <figcaption>
          <span className="eyebrow">{category}</span>
          <span>{description}</span>
        </figcaption>
      </figure>
      <form method="dialog">
        <button type="submit" className="button button-secondary">
          <Icon name="close" />
          <span>{closeLabel}</span>
        </button>
      </form>
    </dialog>
  );
}
