import { Photo } from "../../components/picture/Photo.tsx";
import { fixedWords } from "../../words/words.ts";
import type { TreatmentPageProps } from "./load-treatment-page.ts";

/** A client's words across the page, with a whole picture: below them on phones, and otherwise at the window's right edge. */
export function HighlightedQuote(quote: NonNullable<TreatmentPageProps["quote"]>) {
  const { quote: name } = fixedWords.treatmentPage;
  return (
    <section className="client-quote on-dark" aria-label={name}>
      <figure>
        <blockquote>
          <p>{quote.text}</p>
        </blockquote>
        <figcaption className="text-small">{quote.author}</figcaption>
      </figure>
      {quote.photo && (
        <div className="client-quote-picture">
          <Photo photo={quote.photo} sizes="(max-width: 47.99rem) 100vw, 42vw" />
        </div>
      )}
    </section>
  );
}
