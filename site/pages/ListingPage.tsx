import { content, treatmentNamed } from "../../content-model/content.ts";
import type { ListingPageContent } from "../../content-model/schema/pages.ts";
import type { Concern } from "../../content-model/schema/parts.ts";
import type { Treatment } from "../../content-model/schema/treatment.ts";
import { contactLink, metConcerns } from "../clinic/navigation.ts";
import { Band } from "../components/band/Band.tsx";
import { ConcernFinder } from "../components/ConcernFinder.tsx";
import { ClosingCall } from "../components/closing-call/ClosingCall.tsx";
import { ComparisonTable } from "../components/comparison-table/ComparisonTable.tsx";
import { Intro } from "../components/intro/Intro.tsx";
import { ListingBenefits } from "../components/listing-benefits/ListingBenefits.tsx";
import { PageHero } from "../components/page-hero/PageHero.tsx";
import {
  type TreatmentCard,
  TreatmentCards,
} from "../components/treatment-cards/TreatmentCards.tsx";
import { PageLayout } from "../layout/PageLayout.tsx";

const { finder, labels, treatmentPage } = content.interface;

type ListingPageProps = {
  path: string;
  content: ListingPageContent;
  treatments: readonly Treatment[];
  concern?: Concern;
};

const comparisonWords = { ...treatmentPage, note: content.business.resultsVary };
const concernChoices = metConcerns.map((value) => ({ value, label: finder.concerns[value] }));
const cardWords = { action: labels.learnMore, empty: finder.empty };

export function ListingPage({ path, content, treatments, concern }: ListingPageProps) {
  const cards = listingCards(content, treatments);
  const shown = cards.filter((card) => !concern || card.concerns.includes(concern));
  const chosen = concern && { concern };
  return (
    <PageLayout path={path}>
      <PageHero hero={content.hero} />
      <ListingBenefits benefits={content.benefits} />
      <Band labelledBy="cards">
        <div className="listing-cards">
          <Intro {...content.cards} id="cards" />
          <ConcernFinder
            path={path}
            concerns={concernChoices}
            count={shown.length}
            words={finder}
            {...chosen}
          />
          <TreatmentCards cards={cards} words={cardWords} {...chosen} />
        </div>
      </Band>
      <ComparisonTable
        content={content.comparison}
        treatments={treatments}
        words={comparisonWords}
      />
      <ClosingCall {...content.closing} href={contactLink()} />
    </PageLayout>
  );
}

/** Extra cards stand for the treatment they lead to, its concerns included. */
function listingCards(content: ListingPageContent, treatments: readonly Treatment[]) {
  const extra = content.extraCards.map(({ leadsTo, ...card }): TreatmentCard => {
    const { path, concerns } = treatmentNamed(leadsTo);
    return { ...card, path, concerns };
  });
  return [
    ...extra,
    ...treatments.map(
      (treatment): TreatmentCard => ({
        ...treatment,
        photo: treatment.hero.photo,
        shortPath: treatment.cardPath ?? treatment.shortPath,
      }),
    ),
  ];
}
