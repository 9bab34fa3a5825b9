import type { promotion as promotionContent } from "../../content/promotion.ts";
import { contactLink } from "../clinic/navigation.ts";
import { Photo } from "../media/Photo.tsx";
import { Button, ButtonLink } from "../ui/Button.tsx";
import { Heading } from "../ui/Heading.tsx";

/** A closed dialog; `behaviours/promotion.ts` opens it once a session. Without script it never appears. */
export function Promotion({ promotion }: { promotion: typeof promotionContent }) {
  const { heading, text, action, close, photo } = promotion;
  return (
    <dialog className="promotion" aria-labelledby="promotion" data-promotion="">
      <div className="promotion-body">
        <Photo name={photo} sizes="(width < 48rem) 90vw, 30rem" alt="" />
        <div className="grid justify-items-start gap-4 p-8">
          <Heading level={2} size="subtitle" text={heading} id="promotion" />
          <p>{text}</p>
          <form method="dialog" className="flex flex-wrap gap-3">
            <ButtonLink href={contactLink()} label={action} />
            <Button type="submit" variant="secondary">
              {close}
            </Button>
          </form>
        </div>
      </div>
    </dialog>
  );
}
