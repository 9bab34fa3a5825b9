import type { Quote } from "../../../content-model/schema/treatment.ts";
import { Photo } from "../picture/Photo.tsx";

/** `name` is the section's, `note` a caution beside the author. */
type HighlightedQuoteProps = { quote: Quote; name: string; note: string };

export function HighlightedQuote({ quote, name, note }: HighlightedQuoteProps) {
  return (
    <section className="band" aria-label={name}>
      <div className="page quote-grid">
        <div className="arch">
          <Photo name={quote.photo} crop="portrait" sizes="(width < 48rem) 60vw, 20rem" />
        </div>
        <figure className="words">
          <blockquote>
            <p>{quote.text}</p>
          </blockquote>
          <figcaption className="wrap note">
            <span>{quote.author}</span>
            <span>{note}</span>
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
