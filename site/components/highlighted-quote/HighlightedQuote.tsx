import type { Quote } from "../../content/schema/treatment.ts";
import { Photo } from "../picture/Photo.tsx";

type HighlightedQuoteProps = {
  quote: Quote;
  /** The accessible name of the section. */
  name: string;
};

export function HighlightedQuote({ quote, name }: HighlightedQuoteProps) {
  return (
    <section className="client-quote" aria-label={name}>
      <div className="page quote-grid">
        {quote.photo && (
          <div className="arch">
            <Photo name={quote.photo} crop="portrait" sizes="(max-width: 47.99rem) 102px, 362px" />
          </div>
        )}
        <figure className="words">
          <blockquote>
            <p>{quote.text}</p>
          </blockquote>
          <figcaption className="note">{quote.author}</figcaption>
        </figure>
      </div>
    </section>
  );
}
