import { keepHyphenatedWords } from "../../clinic/text/hyphenated-words.ts";
import { ButtonLink } from "../button/Button.tsx";
import { isChosen } from "../filter/filter.ts";
import { Picture, type PictureFacts } from "../picture/Picture.tsx";

export type TreatmentCard = {
  name: string;
  summary: string;
  picture: PictureFacts;
  /** The target of the title: the treatment's page. */
  path: string;
  /** The target of the button: the short path that the specification names, which redirects to the page. */
  shortPath: string;
  concerns: readonly string[];
};

export type TreatmentCardsProps = {
  cards: readonly TreatmentCard[];
  /** The concern whose cards are shown, or `ALL`. */
  choice: string;
  /** The label of every button. */
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
