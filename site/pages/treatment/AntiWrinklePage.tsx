import { PointCards } from "../../components/PointCards.tsx";
import { Testimonials } from "../../components/testimonials/Testimonials.tsx";
import { PageLayout } from "../../layout/PageLayout.tsx";
import { CareDetails } from "./CareDetails.tsx";
import { CareInstructions } from "./CareInstructions.tsx";
import { FaqList } from "./FaqList.tsx";
import type { TreatmentPageProps } from "./load-treatment-page.ts";
import { Provenance } from "./Provenance.tsx";
import { RelatedTreatments } from "./RelatedTreatments.tsx";
import { TreatmentAreas } from "./TreatmentAreas.tsx";
import { TreatmentHero } from "./TreatmentHero.tsx";
import { VisitSteps } from "./VisitSteps.tsx";

/** The anti-wrinkle page: a treatment without cards, whose steps are a section of their own. Its sections are in the specification's order. */
export function AntiWrinklePage(page: TreatmentPageProps) {
  return (
    <PageLayout {...page.layout}>
      <TreatmentHero {...page.hero} />
      <VisitSteps steps={page.steps} drawing={page.drawing} />
      {page.areas && <TreatmentAreas {...page.areas} />}
      {page.benefits && <PointCards {...page.benefits} id="benefits" tone="on-dark" />}
      <CareInstructions {...page.care}>
        <CareDetails {...page.care} hasAftercare={false} />
        <Provenance provenance={page.provenance} />
      </CareInstructions>
      {page.reviews && <Testimonials {...page.reviews} />}
      <FaqList {...page.questions}>
        <RelatedTreatments {...page.related} />
      </FaqList>
    </PageLayout>
  );
}
