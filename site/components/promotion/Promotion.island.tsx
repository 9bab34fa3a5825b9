import { type MouseEvent, useEffect, useRef } from "react";
import { ButtonLink } from "../button/Button.tsx";
import { Heading } from "../heading/Heading.tsx";
import { Icon } from "../icon/Icon.tsx";
import { Picture, type PictureFacts } from "../picture/Picture.tsx";
import { isDismissed, setDismissed } from "./dismissed.ts";
import { decoded, isMenuOpen, leftAfterLoad } from "./opening.ts";

const DELAY_MS = 3000;

type PromotionProps = {
  words: Record<"heading" | "text" | "action" | "close", string>;
  href: string;
  photo: PictureFacts;
};

/** A dialog that opens 3 s after the load event, but never over an open menu. It requires script. */
export function Promotion({ words, href, photo }: PromotionProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    if (isDismissed()) return;
    const waiting = new AbortController();
    const open = () => {
      const { current } = dialog;
      // A program around the page, such as an editor, may have replaced or opened the dialog meanwhile.
      if (waiting.signal.aborted || !current?.isConnected || current.open) return;
      if (!isMenuOpen()) {
        current.showModal();
        // Focuses the text, so that no button shows a focus ring before the visitor presses Tab.
        text.current?.focus();
      } else document.addEventListener("toggle", open, { capture: true, once: true });
    };
    const timer = setTimeout(() => decoded(picture.current).then(open), leftAfterLoad(DELAY_MS));
    return () => {
      waiting.abort();
      clearTimeout(timer);
    };
  }, []);
  const closeOutside = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    if (target === currentTarget || (target as Element).closest("a")) currentTarget.close();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser handles Esc in a dialog.
    <dialog
      ref={dialog}
      className="promotion"
      aria-labelledby="promotion"
      onClick={closeOutside}
      onClose={setDismissed}
    >
      <div className="promotion-body">
        <Picture {...photo} ref={picture} />
        <div className="stack" ref={text} tabIndex={-1}>
          <Heading level={2} size="subtitle" text={words.heading} id="promotion" />
          <p>{words.text}</p>
          <form method="dialog" className="wrap">
            <ButtonLink href={href} label={words.action} />
            <button type="submit" className="button button-secondary">
              <Icon name="close" />
              <span>{words.close}</span>
            </button>
          </form>
        </div>
      </div>
    </dialog>
  );
}
