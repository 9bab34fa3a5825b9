import type { Listing } from "../clinic/navigation.ts";
import { recoveryCalendar } from "../clinic/recovery-calendar.ts";
import { Band } from "../components/band/Band.tsx";
import { ComparisonTable } from "../components/comparison-table/ComparisonTable.tsx";
import { ConcernLinks } from "../components/concern-links/ConcernLinks.tsx";
import { FilterLinks } from "../components/filter-links/FilterLinks.tsx";
import { Intro } from "../components/intro/Intro.tsx";
import { ListingBenefits } from "../components/listing-benefits/ListingBenefits.tsx";
import { PageHero } from "../components/page-hero/PageHero.tsx";
import {
  type TreatmentCard,
  TreatmentCards,
} from "../components/treatment-cards/TreatmentCards.tsx";
import { PageLayout } from "../layout/PageLayout.tsx";
import type { Site } from "../site.ts";
import { useSite } from "../site-context.ts";

const ALL = "all";
/** How far apart and who gives it stand on the treatment's own page. */
const COMPARED = ["session", "number", "pain", "downtime", "results", "lasting"] as const;

type ListingPageProps = { listing: Listing; concern?: string };

export function ListingPage({ listing, concern }: ListingPageProps) {
  const site = useSite();
  const { finder, labels, treatmentPage } = site.content.interface;
  const { path, page } = listing;
  const cards = listingCards(site, listing);
  const shown = cards.filter((card) => !concern || card.concerns.includes(concern));
  const chosen = concern && { concern };
  const { concerns } = site;
  const choices = concerns.map(({ slug, filterLabel }) => ({ value: slug, label: filterLabel }));
  return (
    <PageLayout path={path} closing={{ ...page.closing, href: site.contactLink() }}>
      <PageHero hero={page.hero} />
      <ListingBenefits benefits={page.benefits} />
      <Band labelledBy="cards">
        <div className="stack listing-cards">
          <Intro {...page.cards} id="cards" />
          {concerns.length > 0 && (
            <FilterLinks
              name="concern"
              legend={finder.legend}
              status={finder.status}
              path={path}
              choices={[{ value: ALL, label: finder.all }, ...choices]}
              selected={concern ?? ALL}
              all={ALL}
              count={shown.length}
            />
          )}
          <TreatmentCards
            cards={cards}
            otherLists={site.listings.filter((other) => other.path !== path)}
            words={{ action: labels.learnMore, empty: finder.empty }}
            {...chosen}
          />
          <ConcernLinks heading={labels.byConcern} concerns={concerns} />
        </div>
      </Band>
      <ComparisonTable
        content={page.comparison}
        {...comparison(site, listing)}
        words={{ ...treatmentPage, note: site.content.business.resultsVary }}
      />
    </PageLayout>
  );
}

/** Facts of each treatment, then how long before an event to come. */
function comparison({ content, locale, treatmentsOfKind }: Site, { kind }: Listing) {
  const { facts: names, recovery: words } = content.interface.treatmentPage;
  return {
    columns: [...COMPARED.map((fact) => names[fact]), words.event],
    treatments: treatmentsOfKind(kind).map(({ name, path, facts, recovery }) => {
      const { event } = recoveryCalendar(recovery, words, locale);
      return { name, path, facts: [...COMPARED.map((fact) => facts[fact]), event] };
    }),
  };
}

/** Extra cards stand for the treatment they lead to, its concerns included. */
function listingCards({ getTreatment, treatmentsOfKind }: Site, { kind, page }: Listing) {
  const extra = page.extraCards.map(({ leadsTo, ...card }): TreatmentCard => {
    const { path, concerns } = getTreatment(leadsTo);
    return { ...card, path, concerns };
  });
  return [
    ...extra,
    ...treatmentsOfKind(kind).map(
      (treatment): TreatmentCard => ({
        ...treatment,
        photo: treatment.hero.photo,
        shortPath: treatment.cardPath ?? treatment.shortPath,
      }),
    ),
  ];
}
