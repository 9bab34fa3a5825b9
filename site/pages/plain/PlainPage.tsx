import { Heading } from "../../components/heading/Heading.tsx";
import type { PlainPage as PlainPageContent } from "../../content/content-lookup.ts";
import { loadLayout } from "../../layout/load-layout.ts";
import { PageLayout } from "../../layout/PageLayout.tsx";
import type { Site } from "../../site.ts";

export function loadPlainPage(site: Site, page: PlainPageContent) {
  const { embeds } = site.content.business;
  const { path, heading, lead, sections } = page;
  return {
    layout: loadLayout(site, path),
    heading,
    lead,
    sections: sections.filter((section) => (section.embeds ?? embeds) === embeds),
  };
}

/** A page of headings and paragraphs, such as privacy. */
export function PlainPage(props: ReturnType<typeof loadPlainPage>) {
  const { layout, heading, lead, sections } = props;
  return (
    <PageLayout {...layout}>
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
