import { ButtonLink } from "../../components/button/Button.tsx";
import { Heading } from "../../components/heading/Heading.tsx";
import { Icon } from "../../components/icon/Icon.tsx";
import type { HomePageProps } from "./load-home-page.ts";

/** The dialog that `promotion.ts` opens. Its class names are neutral, because content blockers hide what is named after a promotion. */
export function Promotion(props: NonNullable<HomePageProps["promotion"]>) {
  const { heading, text, action, close, href } = props;
  return (
    <dialog className="invitation" aria-labelledby="invitation">
      <div className="stack loose invitation-words on-dark" tabIndex={-1}>
        <Heading level={2} size="title" text={heading} id="invitation" />
        <p>{text}</p>
        <form method="dialog" className="stack">
          <ButtonLink href={href} label={action} variant="inverse" />
          <button type="submit" className="text-link">
            <Icon name="close" />
            <span>{close}</span>
          </button>
        </form>
      </div>
    </dialog>
  );
}
