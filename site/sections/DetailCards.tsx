import { treatmentPage } from "../../content/interface.ts";
import type { DetailCard } from "../../content/types.ts";
import { Band } from "../ui/Band.tsx";
import { Heading } from "../ui/Heading.tsx";
import { Intro } from "../ui/Intro.tsx";

/** Six short cards divided by hairlines, not boxed. */
export function DetailCards({ cards }: { cards: readonly DetailCard[] }) {
  return (
    <Band tone="linen" labelledBy="details">
      <Intro {...treatmentPage.details} id="details" />
      <ul className="detail-cards">
        {cards.map(({ title, text, points }) => (
          <li key={title}>
            <Heading level={3} size="card" text={title} />
            <p>{text}</p>
            <ul className="bullets text-small">
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Band>
  );
}
