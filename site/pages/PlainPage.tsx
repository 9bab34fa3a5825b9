import { Heading } from "../components/heading/Heading.tsx";
import { PageLayout } from "../layout/PageLayout.tsx";
import { useSite } from "../site-context.ts";

/** A page of words: headings and paragraphs in reading width. */
export function PlainPage({ name }: { name: "privacy" | "accessibility" }) {
  const { content, pageLinks } = useSite();
  const { heading, lead, sections } = content.pages[name];
  return (
    <PageLayout path={pageLinks[name].path}>
      <article className="page stack plain-page">
        <header className="stack loose">
          <Heading level={1} size="hero" text={heading} />
          <p className="lead">{lead}</p>
        </header>
        <div className="ruled">
          {sections.map(({ heading, paragraphs }) => (
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
    </PageLayout>
  );
}
