import type { PlainPageContent } from "../../../content-model/schema/pages.ts";
import { Heading } from "../heading/Heading.tsx";

/** A page of words: headings and paragraphs in reading width. */
export function PlainSections({ content }: { content: PlainPageContent }) {
  return (
    <article className="page stack plain-page">
      <header className="stack loose">
        <Heading level={1} size="hero" text={content.heading} />
        <p className="lead">{content.lead}</p>
      </header>
      <div className="ruled">
        {content.sections.map(({ heading, paragraphs }) => (
          <section key={heading} className="thirds">
            <div className="stack">
              <Heading level={2} size="subtitle" text={heading} />
            </div>
            <div className="stack">
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
