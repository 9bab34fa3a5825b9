import type { PlainPageContent } from "../../../content-model/schema/pages.ts";
import { Heading } from "../heading/Heading.tsx";

/** A page of words: headings and paragraphs in reading width. */
export function PlainSections({ content }: { content: PlainPageContent }) {
  return (
    <article className="page plain-page">
      <header>
        <Heading level={1} size="hero" text={content.heading} />
        <p className="lead">{content.lead}</p>
      </header>
      <div className="ruled">
        {content.sections.map(({ heading, paragraphs }) => (
          <section key={heading} className="thirds">
            <div>
              <Heading level={2} size="subtitle" text={heading} />
            </div>
            <div>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </section>
        ))}
      </div>
    </article>
  );
}
