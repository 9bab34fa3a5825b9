import type { Concern } from "../../content-model/schema/parts.ts";
import { contactLink, type Listing } from "../clinic/navigation.ts";
import { Band } from "../components/band/Band.tsx";
import { ClosingCall } from "../components/closing-call/ClosingCall.tsx";
import { ComparisonTable } from "../components/comparison-table/ComparisonTable.tsx";
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

type ListingPageProps = { listing: Listing; concern?: Concern };

export function ListingPage({ listing, concern }: ListingPageProps) {
  const site = useSite();
  const { finder, labels, treatmentPage } = site.content.interface;
  const { path, page } = listing;
  const cards = listingCards(site, listing);
  const shown = cards.filter((card) => !concern || card.concerns.includes(concern));
  const chosen = concern && { concern };
  const concerns = site.concernsWithTreatments.map((value) => ({
    value,
    label: finder.concerns[value],
  }));
  return (
    <PageLayout path={path}>
      <PageHero hero={page.hero} />
      <ListingBenefits benefits={page.benefits} />
      <Band labelledBy="cards">
        <div className="stack listing-cards">
          <Intro {...page.cards} id="cards" />
          <FilterLinks
            name="concern"
            legend={finder.legend}
            status={finder.status}
            path={path}
            choices={[{ value: ALL, label: finder.all }, ...concerns]}
            selected={concern ?? ALL}
            all={ALL}
            count={shown.length}
          />
          <TreatmentCards
            cards={cards}
            words={{ action: labels.learnMore, empty: finder.empty }}
            {...chosen}
          />
        </div>
      </Band>
      <ComparisonTable
        content={page.comparison}
        treatments={site.treatmentsOfKind(listing.kind).map((treatment) => ({
          ...treatment,
          people: site.provenanceOf(treatment).givenBy,
        }))}
        words={{ ...treatmentPage, note: site.content.business.resultsVary }}
      />
      <ClosingCall {...page.closing} href={contactLink()} />
    </PageLayout>
  );
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
