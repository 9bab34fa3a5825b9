import { ButtonLink } from "../button/Button.tsx";

/** A slim band in the middle of a page: a sentence and the button, without a heading to stop at. */
export function Invitation({ text, action, href }: Record<"text" | "action" | "href", string>) {
  return (
    <div className="invitation mist no-print">
      <div className="page">
        <p className="text-subtitle">{text}</p>
        <div>
          <ButtonLink href={href} label={action} />
        </div>
      </div>
    </div>
  );
}
