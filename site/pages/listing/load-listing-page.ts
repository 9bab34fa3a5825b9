import { factLabels, factNames } from "../../content/schema/facts.ts";
import type { Listing } from "../../derived/navigation.ts";
import { recoveryCalendar } from "../../derived/recovery-calendar.ts";
import { loadLayout } from "../../layout/load-layout.ts";
import { withPhoto } from "../../media/pictures.ts";
import type { Site } from "../../site.ts";

export type ListingPageProps = ReturnType<typeof loadListingPage>;

export function loadListingPage(site: Site, listing: Listing) {
  const { contactLink, listings, pageLinks } = site.links;
  const { labels } = site.content.words;
  const { path, page, concerns } = listing;
  return {
    layout: loadLayout(site, path, { ...page.closing, href: pageLinks.contact.path }),
    hero: {
      ...withPhoto(site.media.pictures, page.hero),
      action: { href: contactLink(), label: labels.bookNow },
    },
    benefits: page.benefits,
    top: page.cards,
    cards: cardsOf(site, listing),
    comparison: comparisonOf(site, listing),
    concerns: { heading: labels.byConcern, concerns },
    others: listings
      .filter((other) => other.path !== path)
      .map((other) => ({ href: other.path, label: `${labels.viewAll} ${other.label}` })),
  };
}

/** The comparison: each fact that any of the treatments has, and how long before an event a treatment should be. */
function comparisonOf({ content, links }: Site, { kind, page }: Listing) {
  const { recovery: words } = content.words.treatmentPage;
  const treatments = links.treatmentsOfKind(kind);
  const columns = [
    ...factNames.map((name) => ({
      label: factLabels[name],
      facts: treatments.map(({ facts }) => facts[name]),
    })),
    {
      label: words.event,
      facts: treatments.map(({ recovery }) => recoveryCalendar(recovery, words).event),
    },
  ];
  return {
    heading: page.comparison.heading,
    columns: columns.filter(({ facts }) => facts.some((fact) => fact !== undefined)),
    treatments: treatments.map(({ name, path }) => ({ name, path })),
  };
}

/** A card leads to the treatment's page, or for an extra card to that of another. Its quiet link has the short path that the specification names, which redirects there. */
function cardsOf({ links, media }: Site, { kind, page }: Listing) {
  const extra = page.extraCards.map(({ leadsTo, ...card }) => ({
    ...card,
    path: links.getTreatment(leadsTo).path,
  }));
  const ofKind = links.treatmentsOfKind(kind).map(({ name, summary, hero, path, ...one }) => ({
    name,
    summary,
    path,
    photo: hero.photo,
    shortPath: one.cardPath ?? one.shortPath,
  }));
  return [...extra, ...ofKind].map((card) => withPhoto(media.pictures, card));
}
