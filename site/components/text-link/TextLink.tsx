import { Icon } from "../icon/Icon.tsx";

type TextLinkProps = {
  href: string;
  label: string;
  /** What a reader who hears the link alone needs to know more. */
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
