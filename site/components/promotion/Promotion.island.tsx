import { type MouseEvent, useEffect, useRef } from "react";
import { openModal, useBackdrop } from "../../islands/modal.ts";
import { ButtonLink } from "../button/Button.tsx";
import { Heading } from "../heading/Heading.tsx";
import { Icon } from "../icon/Icon.tsx";
import { setDismissed } from "./dismissed.ts";
import { isMenuOpen, leftAfterLoad } from "./opening.ts";

const DELAY_MS = 3000;

type PromotionProps = {
  words: Record<"heading" | "text" | "action" | "close", string>;
  href: string;
};

/** A dialog that opens 3 s after the load event, but never over an open menu. Its class names are neutral, because content blockers hide what is named after a promotion. */
export function Promotion({ words, href }: PromotionProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const waiting = new AbortController();
    const { signal } = waiting;
    const open = () => {
      const { current } = dialog;
      // A program around the page, such as an editor, may have replaced or opened the dialog meanwhile.
      if (!current?.isConnected || current.open) return;
      if (!isMenuOpen()) {
        openModal(current);
        // Focuses the text, so that no button shows a focus ring before the visitor presses Tab.
        text.current?.focus();
      } else document.addEventListener("toggle", open, { capture: true, once: true, signal });
    };
    const timer = setTimeout(open, leftAfterLoad(DELAY_MS));
    return () => {
      waiting.abort();
      clearTimeout(timer);
    };
  }, []);
  const backdrop = useBackdrop();
  const handleClick = (event: MouseEvent<HTMLDialogElement>) => {
    backdrop.onClick(event);
    if ((event.target as Element).closest("a")) event.currentTarget.close();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser handles Esc in a dialog.
    <dialog
      ref={dialog}
      className="invitation"
      aria-labelledby="invitation"
      onClose={setDismissed}
      {...backdrop}
      onClick={handleClick}
    >
      <div className="stack loose invitation-words on-dark" ref={text} tabIndex={-1}>
        <Heading level={2} size="title" text={words.heading} id="invitation" />
        <p>{words.text}</p>
        <form method="dialog" className="wrap">
          <ButtonLink href={href} label={words.action} variant="inverse" />
          <button type="submit" className="button button-secondary">
            <Icon name="close" />
            <span>{words.close}</span>
          </button>
        </form>
      </div>
    </dialog>
  );
}
