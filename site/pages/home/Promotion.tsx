import { ButtonLink } from "../../components/button/Button.tsx";
import { Heading } from "../../components/heading/Heading.tsx";
import { Icon } from "../../components/icon/Icon.tsx";

type PromotionProps = {
  promotion: Record<"heading" | "text" | "action" | "close", string>;
  href: string;
};

/** The dialog that `promotion.ts` opens. Its class names are neutral, because content blockers hide what is named after a promotion. */
export function Promotion({ promotion, href }: PromotionProps) {
  return (
    <dialog className="invitation" aria-labelledby="invitation">
      <div className="stack loose invitation-words on-dark" tabIndex={-1}>
        <Heading level={2} size="title" text={promotion.heading} id="invitation" />
        <p>{promotion.text}</p>
        <form method="dialog" className="stack">
          <ButtonLink href={href} label={promotion.action} variant="inverse" />
          <button type="submit" className="text-link">
            <Icon name="close" />
            <span>{promotion.close}</span>
          </button>
        </form>
      </div>
    </dialog>
  );
}
