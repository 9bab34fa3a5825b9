import type { Content } from "./content-schema.ts";
import { fileOf, pathOf } from "./file-paths.ts";
import type { Mistake } from "./mistakes.ts";
import { withPrefix } from "./page-address.ts";
import type { SourceWithSchema } from "./source.ts";

type Context = { main: Content; sources: readonly SourceWithSchema[]; mistakes: Mistake[] };

/** The content without what leads to a page that the language lacks; an announcement of one is reported. */
export function onlyTranslated(content: Content, { main, sources, mistakes }: Context): Content {
  const { announcements, pages, prefix } = content;
  const { featured, laser } = pages.home;
  const slugs = content.treatments.map(({ slug }) => slug);
  const isThere = (slug: string) => slugs.includes(slug);
  const items = (announcements?.items ?? []).map((item, index) => {
    const [path = ""] = item.href.split(/[?#]/, 1);
    const target = pathOf(content, fileOf(main, path) ?? "");
    const source = sources.find(({ name }) => name === "announcements")?.source;
    if (source && !target) {
      const message = `leads to ${path}, which has no page in this language`;
      mistakes.push(source.mistake(["items", index], message));
    }
    return { ...item, href: `${target}${item.href.slice(path.length)}` };
  });
  const listing = <Page extends NonNullable<Content["pages"]["invasive-treatments"]>>(
    page: Page,
  ) => ({
    ...page,
    extraCards: page.extraCards
      .filter(({ leadsTo }) => isThere(leadsTo))
      .map((card) => ({ ...card, shortPath: withPrefix(card.shortPath, prefix) })),
  });
  const { "invasive-treatments": invasive, "non-invasive-treatments": nonInvasive } = pages;
  return {
    ...content,
    ...(announcements && { announcements: { ...announcements, items } }),
    pages: {
      ...pages,
      home: {
        ...pages.home,
        featured: featured.filter(isThere),
        laser: laser && isThere(laser.treatment) ? laser : undefined,
      },
      ...(invasive && { "invasive-treatments": listing(invasive) }),
      ...(nonInvasive && { "non-invasive-treatments": listing(nonInvasive) }),
    },
    treatments: content.treatments.map((one) => ({
      ...one,
      related: one.related.filter(({ treatment }) => isThere(treatment)),
    })),
    concerns: content.concerns
      .filter(({ slug }) => content.treatments.some(({ concerns }) => concerns.includes(slug)))
      .map(({ mayHelp, ...one }) => {
        const reasons = mayHelp.reasons.filter(({ treatment }) => isThere(treatment));
        return { ...one, mayHelp: { ...mayHelp, reasons } };
      }),
  };
}
