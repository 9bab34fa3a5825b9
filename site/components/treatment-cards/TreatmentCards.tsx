import { keepHyphenatedWords } from "../../clinic/text/hyphenated-words.ts";
import { ButtonLink } from "../button/Button.tsx";
import { isChosen } from "../filter/filter.ts";
import { Picture, type PictureFacts } from "../picture/Picture.tsx";

export type TreatmentCard = {
  name: string;
  summary: string;
  picture: PictureFacts;
  /** Where the title leads: the treatment's own page. */
  path: string;
  /** Where the button leads, with a full page load: the short address the specification names. */
  shortPath: string;
  concerns: readonly string[];
};

export type TreatmentCardsProps = {
  cards: readonly TreatmentCard[];
  /** The concern that cards are shown for, or the choice of all. */
  choice: string;
  /** What every button says. */
  action: string;
};

export function TreatmentCards({ cards, choice, action }: TreatmentCardsProps) {
  return (
    <ul className="treatment-cards">
      {cards.map((card) => (
        <li
          key={card.shortPath + card.name}
          className="picture-card treatment-card zoom"
          hidden={!isChosen(card.concerns, choice)}
        >
          <Picture {...card.picture} />
          <h3 className="text-card">
            <a href={card.path}>{keepHyphenatedWords(card.name)}</a>
          </h3>
          <p>{card.summary}</p>
          <ButtonLink href={card.shortPath} label={action} about={card.name} variant="secondary" />
        </li>
      ))}
    </ul>
  );
}
