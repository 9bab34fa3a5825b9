import type { Point } from "../../content-model/schema/parts.ts";
import { Band } from "./band/Band.tsx";
import { Disclosure } from "./disclosure/Disclosure.tsx";
import { Heading } from "./heading/Heading.tsx";
import { Intro } from "./intro/Intro.tsx";
import { Drawing } from "./signature/Drawing.tsx";

type PointCardsProps = {
  eyebrow?: string;
  heading: string;
  lead?: string;
  /** One may have short points of its own. */
  points: readonly (Point & { points?: readonly string[] })[];
  id: string;
  /** On phones each is closed until it is asked for. */
  folds?: boolean;
  /** Beside the cards, as SVG. */
  drawing?: string | undefined;
};

/** A few short points side by side on linen. */
export function PointCards({
  eyebrow,
  heading,
  lead,
  points,
  id,
  folds,
  drawing,
}: PointCardsProps) {
  const cards = (
    <ul className={folds ? "ruled-cards folded" : "ruled-cards"}>
      {points.map((point) => (
        <li key={point.title}>
          {folds ? (
            <Disclosure title={point.title} opensWide>
              <PointWords {...point} />
            </Disclosure>
          ) : (
            <>
              <Heading level={3} size="card" text={point.title} />
              <PointWords {...point} />
            </>
          )}
        </li>
      ))}
    </ul>
  );
  return (
    <Band tone="linen" labelledBy={id}>
      <Intro heading={heading} id={id} {...(eyebrow && { eyebrow })} {...(lead && { lead })} />
      {drawing ? (
        <div className="cards-beside-drawing">
          <Drawing svg={drawing} />
          {cards}
        </div>
      ) : (
        cards
      )}
    </Band>
  );
}

function PointWords({ text, points }: PointCardsProps["points"][number]) {
  return (
    <>
      <p>{text}</p>
      {points && (
        <ul className="bullets stack text-small">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
    </>
  );
}
