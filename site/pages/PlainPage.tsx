import { Heading } from "../components/heading/Heading.tsx";
import type { PlainPage as PlainPageWords } from "../content/content-lookup.ts";
import { PageLayout } from "../layout/PageLayout.tsx";
import { useSite } from "../site-context.ts";

/** A page of headings and paragraphs, such as privacy. */
export function PlainPage({ page }: { page: PlainPageWords }) {
  const { path, heading, lead } = page;
  const { embeds } = useSite().content.business;
  const sections = page.sections.filter((section) => (section.embeds ?? embeds) === embeds);
  return (
    <PageLayout path={path}>
      <article className="page stack plain-page">
        <header className="stack loose">
          <Heading level={1} size="hero" text={heading} />
          <p className="lead">{lead}</p>
        </header>
        <div className="ruled">
          {sections.map(({ heading, paragraphs }) => (
            <section key={heading} className="stack">
              <Heading level={2} size="subtitle" text={heading} />
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </section>
          ))}
        </div>
      </article>
    </PageLayout>
  );
}
