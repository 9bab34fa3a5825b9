import { Icon } from "../icon/Icon.tsx";

type TextLinkProps = {
  href: string;
  label: string;
  /** Visually hidden text that completes the label for screen readers. */
  about?: string;
  /** A press anywhere on the card around the link follows it. */
  isCardLink?: boolean;
};

/** A quiet link with an arrow, which stays on the line of the last word. */
export function TextLink({ href, label, about, isCardLink }: TextLinkProps) {
  const lastWord = label.lastIndexOf(" ") + 1;
  return (
    <a href={href} className={isCardLink ? "text-link card-link" : "text-link"}>
      <span>
        {label.slice(0, lastWord)}
        <span className="text-link-end">
          {label.slice(lastWord)}
          {about && <span className="sr-only"> {about}</span>}
          <Icon name="arrow" />
        </span>
      </span>
    </a>
  );
}
