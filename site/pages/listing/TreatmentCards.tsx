import { Picture, type PictureFacts } from "../../components/picture/Picture.tsx";
import { TextLink } from "../../components/text-link/TextLink.tsx";
import { fixedWords } from "../../words/words.ts";

export type TreatmentCard = {
  name: string;
  summary: string;
  picture: PictureFacts;
  /** The target of the title and of the card: the treatment's page. */
  path: string;
  /** The target of the quiet link: the short path that the specification names, which redirects to the page. */
  shortPath: string;
};

export function TreatmentCards({ cards }: { cards: readonly TreatmentCard[] }) {
  const { labels } = fixedWords;
  return (
    <ul className="treatment-cards">
      {cards.map((card) => (
        <li key={card.shortPath + card.name} className="picture-card treatment-card zoom">
          <Picture {...card.picture} />
          <h3 className="text-card">
            <a href={card.path} className="card-link">
              {card.name}
            </a>
          </h3>
          <p>{card.summary}</p>
          <TextLink href={card.shortPath} label={labels.learnMore} about={card.name} />
        </li>
      ))}
    </ul>
  );
}
