import type { Quote } from "../../content/schema/treatment.ts";
import { Photo } from "../picture/Photo.tsx";

type HighlightedQuoteProps = {
  quote: Quote;
  /** The accessible name of the section. */
  name: string;
};

/** A client's words across the page, beside a picture that extends to the right edge of the window. */
export function HighlightedQuote({ quote, name }: HighlightedQuoteProps) {
  return (
    <section className="client-quote mist" aria-label={name}>
      <figure>
        <blockquote>
          <p>{quote.text}</p>
        </blockquote>
        <figcaption className="note">{quote.author}</figcaption>
      </figure>
      {quote.photo && (
        <div className="client-quote-picture">
          <Photo name={quote.photo} crop="portrait" sizes="(max-width: 63.99rem) 32vw, 36vw" />
        </div>
      )}
    </section>
  );
}
