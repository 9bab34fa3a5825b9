import type { Point } from "../../content-model/schema/parts.ts";
import { Band } from "./band/Band.tsx";
import { Heading } from "./heading/Heading.tsx";
import { Intro } from "./intro/Intro.tsx";
import { RuledCards } from "./ruled-cards/RuledCards.tsx";

type PointCardsProps = {
  eyebrow?: string;
  heading: string;
  lead?: string;
  points: readonly Point[];
  id: string;
};

/** A few short points side by side on linen. */
export function PointCards({ eyebrow, heading, lead, points, id }: PointCardsProps) {
  return (
    <Band tone="linen" labelledBy={id}>
      <Intro heading={heading} id={id} {...(eyebrow && { eyebrow })} {...(lead && { lead })} />
      <RuledCards>
        {points.map(({ title, text }) => (
          <li key={title}>
            <Heading level={3} size="card" text={title} />
            <p>{text}</p>
          </li>
        ))}
      </RuledCards>
    </Band>
  );
}
