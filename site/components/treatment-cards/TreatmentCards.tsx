import { withWholeWords } from "../../clinic/non-breaking.ts";
import { ButtonLink } from "../button/Button.tsx";
import { isChosen, queryOf } from "../filter/filter.ts";
import { Picture, type PictureFacts } from "../picture/Picture.tsx";
import { TextLink } from "../text-link/TextLink.tsx";

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
  /** The query's key, and the concern that cards are shown for, or the choice of all. */
  concern: { name: string; choice: string };
  /** Where to look when none is for it. */
  otherLists: readonly { path: string; label: string }[];
  words: Record<"action" | "empty", string>;
};

export function TreatmentCards({ cards, concern, otherLists, words }: TreatmentCardsProps) {
  const { name, choice } = concern;
  const isShown = (card: TreatmentCard) => isChosen(card.concerns, choice);
  return (
    <>
      <ul className="treatment-cards">
        {cards.map((card) => (
          <li
            key={card.shortPath + card.name}
            className="picture-card treatment-card zoom"
            hidden={!isShown(card)}
          >
            <Picture {...card.picture} />
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
      {!cards.some(isShown) && (
        <p>
          {words.empty}{" "}
          {otherLists.map(({ path, label }) => (
            <TextLink key={path} href={path + queryOf(name, choice)} label={label} />
          ))}
        </p>
      )}
    </>
  );
}
