import type { PlainPageContent } from "../../../content-model/schema/pages.ts";
import { Heading } from "../heading/Heading.tsx";

/** A page of words: headings and paragraphs in reading width. */
export function PlainSections({ content }: { content: PlainPageContent }) {
  return (
    <article className="page plain-page">
      <header className="grid gap-5">
        <Heading level={1} size="hero" text={content.heading} />
        <p className="text-lead max-w-reading">{content.lead}</p>
      </header>
      <div className="ruled">
        {content.sections.map(({ heading, paragraphs }) => (
          <section key={heading} className="grid gap-4 py-10 lg:grid-cols-12">
            <div className="lg:col-span-4">
              <Heading level={2} size="subtitle" text={heading} />
            </div>
            <div className="grid max-w-reading gap-4 lg:col-span-8">
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
