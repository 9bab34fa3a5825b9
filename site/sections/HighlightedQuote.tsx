import { resultsVary } from "../../content/business.ts";
import { treatmentPage } from "../../content/interface.ts";
import type { Quote } from "../../content/types.ts";
import { Photo } from "../media/Photo.tsx";

export function HighlightedQuote({ quote }: { quote: Quote }) {
  return (
    <section className="band" aria-label={treatmentPage.quote}>
      <div className="page quote-grid">
        <div className="arch">
          <Photo name={quote.photo} crop="portrait" sizes="(width < 48rem) 60vw, 20rem" />
        </div>
        <figure className="grid gap-6">
          <blockquote>
            <p>{quote.text}</p>
          </blockquote>
          <figcaption className="flex flex-wrap gap-x-3 text-small text-taupe">
            <span>{quote.author}</span>
            <span>{resultsVary}</span>
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
