import type { Promotion as PromotionContent } from "../../../content-model/schema/lists.ts";
import type { ByDates } from "../../clinic/by-dates.ts";
import { Button, ButtonLink } from "../button/Button.tsx";
import { keepDates, periodAttributes } from "../by-dates/keep-dates.ts";
import { Heading } from "../heading/Heading.tsx";
import { Photo } from "../picture/Photo.tsx";
import { TextLink } from "../text-link/TextLink.tsx";
import { promotionAttribute } from "./promotion-attribute.ts";

type PromotionProps = {
  promotion: ByDates<PromotionContent>;
  href: string;
  more: { href: string; label: string };
};

/** A closed dialog; `promotion.client.ts` opens it once a session. Without script it never appears. */
export function Promotion({ promotion, href, more }: PromotionProps) {
  const { heading, text, action, close, photo, period } = promotion;
  return (
    <>
      <dialog
        className="promotion"
        aria-labelledby="promotion"
        {...{ [promotionAttribute]: "" }}
        {...periodAttributes(period)}
      >
        <div className="promotion-body">
          <Photo
            name={photo}
            crop="portrait"
            narrow={{ crop: "landscape", sizes: "100vw" }}
            sizes="445px"
            alt=""
          />
          <div className="stack">
            <Heading level={2} size="subtitle" text={heading} id="promotion" />
            <p>{text}</p>
            <form method="dialog" className="wrap">
              <ButtonLink href={href} label={action} />
              <Button type="submit" variant="secondary">
                {close}
              </Button>
            </form>
            <TextLink {...more} />
          </div>
        </div>
      </dialog>
      {period && <script>{keepDates}</script>}
    </>
  );
}
