import { withWholeWords } from "../../clinic/non-breaking.ts";
import { ButtonLink } from "../button/Button.tsx";
import * as attribute from "../filter-links/filter-attributes.ts";
import { Photo } from "../picture/Photo.tsx";
import { TextLink } from "../text-link/TextLink.tsx";

export type TreatmentCard = {
  name: string;
  summary: string;
  photo: string;
  /** Where the title leads: the treatment's own page. */
  path: string;
  /** Where the button leads, with a full page load: the short address the specification names. */
  shortPath: string;
  concerns: readonly string[];
};

type TreatmentCardsProps = {
  cards: readonly TreatmentCard[];
  /** Only cards for this concern are shown. */
  concern?: string;
  /** Where to look when none is for it. */
  otherLists: readonly { path: string; label: string }[];
  words: Record<"action" | "empty", string>;
};

export function TreatmentCards({ cards, concern, otherLists, words }: TreatmentCardsProps) {
  const isShown = (card: TreatmentCard) => !concern || card.concerns.includes(concern);
  return (
    <>
      <ul className="treatment-cards" {...{ [attribute.list]: "" }}>
        {cards.map((card) => (
          <li
            key={card.shortPath + card.name}
            className="treatment-card zoom"
            {...{ [attribute.tags]: card.concerns.join(" ") }}
            hidden={!isShown(card)}
          >
            <Photo
              name={card.photo}
              sizes="(width < 40rem) 207px, (width < 48rem) 45vw, (width < 67rem) 30vw, 414px"
              alt=""
            />
            <h3 className="text-card">
              <a href={card.path}>{withWholeWords(card.name)}</a>
            </h3>
            <p>{card.summary}</p>
            <ButtonLink
              href={card.shortPath}
              label={words.action}
              about={card.name}
              variant="secondary"
            />
          </li>
        ))}
      </ul>
      <p {...{ [attribute.empty]: "" }} hidden={cards.some(isShown)}>
        {words.empty}{" "}
        {otherLists.map(({ path, label }) => (
          <TextLink key={path} href={concern ? `${path}?concern=${concern}` : path} label={label} />
        ))}
      </p>
    </>
  );
}
