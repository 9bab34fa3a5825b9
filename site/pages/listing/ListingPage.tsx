import { Band } from "../../components/band/Band.tsx";
import { ConcernLinks } from "../../components/concern-links/ConcernLinks.tsx";
import { Intro } from "../../components/intro/Intro.tsx";
import { PageHero } from "../../components/page-hero/PageHero.tsx";
import { TextLink } from "../../components/text-link/TextLink.tsx";
import { PageLayout } from "../../layout/PageLayout.tsx";
import { ComparisonTable } from "./ComparisonTable.tsx";
import { ListingBenefits } from "./ListingBenefits.tsx";
import type { ListingPageProps } from "./load-listing-page.ts";
import { TreatmentCards } from "./TreatmentCards.tsx";

export function ListingPage(props: ListingPageProps) {
  const { layout, hero, benefits, top, cards, comparison, concerns, others } = props;
  return (
    <PageLayout {...layout}>
      <PageHero {...hero} />
      <ListingBenefits benefits={benefits} />
      <Band space="chapter" labelledBy="cards">
        <div className="stack listing-cards">
          <Intro {...top} id="cards" />
          <TreatmentCards cards={cards} />
          <ComparisonTable {...comparison} />
          <ConcernLinks {...concerns} />
          {others.map((other) => (
            <div key={other.href}>
              <TextLink {...other} />
            </div>
          ))}
        </div>
      </Band>
    </PageLayout>
  );
}
