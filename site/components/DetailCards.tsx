import type { DetailCard } from "../../content-model/schema/treatment.ts";
import { Band } from "./band/Band.tsx";
import { Heading } from "./heading/Heading.tsx";
import { Intro } from "./intro/Intro.tsx";
import { RuledCards } from "./ruled-cards/RuledCards.tsx";

type DetailCardsProps = {
  cards: readonly DetailCard[];
  words: Record<"eyebrow" | "heading", string>;
};

/** Six short cards divided by hairlines, not boxed. */
export function DetailCards({ cards, words }: DetailCardsProps) {
  return (
    <Band tone="linen" labelledBy="details">
      <Intro {...words} id="details" />
      <RuledCards>
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
      </RuledCards>
    </Band>
  );
}
