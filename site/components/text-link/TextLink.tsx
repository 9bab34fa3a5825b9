import { Icon } from "../icon/Icon.tsx";

type TextLinkProps = {
  href: string;
  label: string;
  /** Visually hidden text that completes the label for screen readers. */
  about?: string;
};

/** A quiet link with an arrow. */
export function TextLink({ href, label, about }: TextLinkProps) {
  return (
    <a href={href} className="text-link">
      {label}
      {about && <span className="sr-only"> {about}</span>}
      <Icon name="arrow" />
    </a>
  );
}
