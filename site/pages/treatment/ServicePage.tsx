import { ConsultationPoints } from "../../components/consultation-points/ConsultationPoints.tsx";
import { PointCards } from "../../components/PointCards.tsx";
import { Testimonials } from "../../components/testimonials/Testimonials.tsx";
import { PageLayout } from "../../layout/PageLayout.tsx";
import { CareDetails, CareFolds } from "./CareDetails.tsx";
import { CareInstructions } from "./CareInstructions.tsx";
import { FaqList } from "./FaqList.tsx";
import { HighlightedQuote } from "./HighlightedQuote.tsx";
import type { TreatmentPageProps } from "./load-treatment-page.ts";
import { RelatedTreatments } from "./RelatedTreatments.tsx";
import { TreatmentAreas } from "./TreatmentAreas.tsx";
import { TreatmentDetails } from "./TreatmentDetails.tsx";
import { TreatmentHero } from "./TreatmentHero.tsx";
import { WhyChooseUs } from "./WhyChooseUs.tsx";

/**
 * The page of a treatment with cards. Its sections are in the specification's order, and what the specification does
 * not name is folded within one of them. A page with benefits has its care as a section of its own.
 */
export function ServicePage(page: TreatmentPageProps) {
  const careDetails = <CareDetails {...page.care} hasAftercare={!page.benefits} />;
  return (
    <PageLayout {...page.layout}>
      <TreatmentHero {...page.hero} />
      {page.whyChooseUs && <WhyChooseUs {...page.whyChooseUs} />}
      {page.details && <TreatmentDetails {...page.details} />}
      {page.areas && <TreatmentAreas {...page.areas} />}
      {page.benefits && <PointCards {...page.benefits} id="benefits" />}
      {page.benefits && <CareInstructions {...page.care}>{careDetails}</CareInstructions>}
      {page.longTermTips && <PointCards {...page.longTermTips} id="long-term" />}
      {page.consultation && <ConsultationPoints content={page.consultation} />}
      {page.quote && <HighlightedQuote {...page.quote} />}
      {page.reviews && <Testimonials {...page.reviews} />}
      <FaqList {...page.questions}>
        {!page.benefits && <CareFolds risks={page.care.risks}>{careDetails}</CareFolds>}
        <RelatedTreatments {...page.related} />
      </FaqList>
    </PageLayout>
  );
}
