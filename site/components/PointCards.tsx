import type { Point } from "../../content-model/schema/parts.ts";
import { Band } from "./band/Band.tsx";
import { BodyMap, type BodyMapProps } from "./body-map/BodyMap.tsx";
import { Disclosure } from "./disclosure/Disclosure.tsx";
import { Heading } from "./heading/Heading.tsx";
import { Intro } from "./intro/Intro.tsx";

type PointCardsProps = {
  eyebrow?: string;
  heading: string;
  lead?: string;
  /** One may have short points of its own. */
  points: readonly (Point & { points?: readonly string[]; bodyAreas?: readonly string[] })[];
  id: string;
  /** On phones each is closed until it is asked for. */
  folds?: boolean;
  /** Beside the cards, which its numbers lead to. */
  map?: BodyMapProps | undefined;
};

/** A few short points side by side on linen. */
export function PointCards({ eyebrow, heading, lead, points, id, folds, map }: PointCardsProps) {
  const cards = (
    <ul className={folds ? "ruled-cards folded" : "ruled-cards"}>
      {points.map((point) => (
        <li key={point.title} className={point.bodyAreas?.length ? "on-map" : undefined}>
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
      {map ? <BodyMap {...map}>{cards}</BodyMap> : cards}
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
