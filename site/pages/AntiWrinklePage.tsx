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
import type { Treatment } from "../content/schema/treatment.ts";
import { PageLayout } from "../layout/PageLayout.tsx";
import { useSite } from "../site-context.ts";
import { treatmentSections } from "./treatment-sections.tsx";

/** The anti-wrinkle page: a treatment without cards, whose steps are a section of their own. Its sections are in the specification's order. */
export function AntiWrinklePage({ treatment }: { treatment: Treatment }) {
  const sections = treatmentSections(useSite(), treatment);
  const { benefits, steps } = treatment;
  return (
    <PageLayout {...sections.layout}>
      <TreatmentHero {...sections.hero} />
      <VisitSteps steps={steps} drawing={sections.drawing} />
      {sections.areas && <TreatmentAreas {...sections.areas} />}
      {benefits && <Benefits benefits={benefits} tone="on-dark" />}
      <CareInstructions {...sections.care}>
        <CareDetails {...sections.care} calendar={sections.daysAfter} hasAftercare={false} />
        <Provenance provenance={sections.provenance} />
      </CareInstructions>
      {sections.reviews && <Testimonials {...sections.reviews} />}
      <FaqList {...sections.questions}>
        <RelatedTreatments {...sections.related} />
      </FaqList>
    </PageLayout>
  );
}
