import type { Concern } from "../../content/schema/concern.ts";
import { labelledFacts } from "../../content/schema/facts.ts";
import type { Treatment } from "../../content/schema/treatment.ts";
import { servicesBreadcrumb } from "../../derived/navigation.ts";
import { loadLayout } from "../../layout/load-layout.ts";
import { withPhoto } from "../../media/pictures.ts";
import type { Site } from "../../site.ts";

export type ConcernPageProps = ReturnType<typeof loadConcernPage>;

export function loadConcernPage(site: Site, concern: Concern) {
  const { content, links, media } = site;
  const { pictures } = media;
  const { name, path, metadata, hero, mayHelp, deeperSkin, limits, seeInstead, closing } = concern;
  const booking = { href: links.concernLink(concern), label: closing.action };
  return {
    layout: loadLayout(site, path, { ...closing, href: booking.href }),
    hero: {
      ...hero,
      photo: pictures.photo(metadata.photo),
      breadcrumb: servicesBreadcrumb(name, content),
      action: booking,
    },
    options: {
      content: mayHelp,
      change: mayHelp.change && withPhoto(pictures, mayHelp.change),
      treatments: links.treatmentsFor(concern).map((treatment) => option(concern, treatment)),
      note: content.business.resultsVary,
    },
    deeperSkin,
    limits,
    seeInstead,
    others: {
      heading: content.words.concernPage.others,
      concerns: links.concerns.filter((one) => one.path !== path),
    },
  };
}

/** A treatment with the reason why it may help with the concern, how many visits that takes, and when results show. */
function option({ mayHelp }: Concern, { slug, name, path, facts }: Treatment) {
  const reason = mayHelp.reasons.find((one) => one.treatment === slug);
  const number = reason?.number ?? facts.number;
  return {
    name,
    path,
    facts: labelledFacts({ ...facts, number }, ["number", "results"]),
    reason: reason?.text,
  };
}
