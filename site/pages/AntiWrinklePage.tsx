import { Benefits } from "../components/Benefits.tsx";
import { CareDetails } from "../components/care-details/CareDetails.tsx";
import { CareInstructions } from "../components/care-instructions/CareInstructions.tsx";
import { FaqList } from "../components/faq-list/FaqList.tsx";
import { Provenance } from "../components/Provenance.tsx";
import { RelatedTreatments } from "../components/related-treatments/RelatedTreatments.tsx";
import { Testimonials } from "../components/testimonials/Testimonials.tsx";
import { TreatmentAreas } from "../components/treatment-areas/TreatmentAreas.tsx";
import { TreatmentHero } from "../components/treatment-hero/TreatmentHero.tsx";
import { VisitSteps } from "../components/visit-steps/VisitSteps.tsx";
import { PageLayout } from "../layout/PageLayout.tsx";
import type { TreatmentPageProps } from "./load-treatment-page.ts";

/** The anti-wrinkle page: a treatment without cards, whose steps are a section of their own. Its sections are in the specification's order. */
export function AntiWrinklePage(page: TreatmentPageProps) {
  return (
    <PageLayout {...page.layout}>
      <TreatmentHero {...page.hero} />
      <VisitSteps steps={page.steps} drawing={page.drawing} />
      {page.areas && <TreatmentAreas {...page.areas} />}
      {page.benefits && <Benefits benefits={page.benefits} tone="on-dark" />}
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
