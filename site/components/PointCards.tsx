import type { Point } from "../../content-model/schema/parts.ts";
import { Band } from "./band/Band.tsx";
import { Heading } from "./heading/Heading.tsx";
import { Intro } from "./intro/Intro.tsx";

type PointCardsProps = {
  eyebrow?: string;
  heading: string;
  lead?: string;
  /** One may have short points of its own. */
  points: readonly (Point & { points?: readonly string[] })[];
  id: string;
};

/** A few short points side by side on linen. */
export function PointCards({ eyebrow, heading, lead, points, id }: PointCardsProps) {
  return (
    <Band tone="linen" labelledBy={id}>
      <Intro heading={heading} id={id} {...(eyebrow && { eyebrow })} {...(lead && { lead })} />
      <ul className="ruled-cards">
        {points.map(({ title, text, points }) => (
          <li key={title}>
            <Heading level={3} size="card" text={title} />
            <p>{text}</p>
            {points && (
              <ul className="bullets stack text-small">
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </Band>
  );
}
