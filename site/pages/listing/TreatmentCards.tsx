import { Photo } from "../../components/picture/Photo.tsx";
import { TextLink } from "../../components/text-link/TextLink.tsx";
import { fixedWords } from "../../words/words.ts";
import type { ListingPageProps } from "./load-listing-page.ts";

/** On phones the picture is beside the text, in an upright shape. */
export function TreatmentCards({ cards }: Pick<ListingPageProps, "cards">) {
  const { labels } = fixedWords;
  return (
    <ul className="treatment-cards">
      {cards.map((card) => (
        <li key={card.shortPath + card.name} className="picture-card treatment-card zoom">
          <Photo
            photo={card.photo}
            sizes="(max-width: 66.99rem) 30vw, 414px"
            narrow={{ crop: "portrait", sizes: "112px" }}
            alt=""
          />
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
