import { ButtonLink } from "../button/Button.tsx";

type InvitationProps = { text: string; action: string; href: string };

/** A slim band in the middle of a page: a sentence and the button, without a heading to stop at. */
export function Invitation({ text, action, href }: InvitationProps) {
  return (
    <div className="bg-eucalyptus-50 py-10 no-print">
      <div className="page flex flex-col items-start justify-between gap-6 md:flex-row md:items-center md:gap-12">
        <p className="font-display text-subtitle text-ink text-balance">{text}</p>
        <div className="shrink-0">
          <ButtonLink href={href} label={action} />
        </div>
      </div>
    </div>
  );
}
