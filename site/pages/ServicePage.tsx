import { Benefits } from "../components/Benefits.tsx";
import { CareDetails, CareFolds } from "../components/care-details/CareDetails.tsx";
import { CareInstructions } from "../components/care-instructions/CareInstructions.tsx";
import { ConsultationPoints } from "../components/consultation-points/ConsultationPoints.tsx";
import { FaqList } from "../components/faq-list/FaqList.tsx";
import { HighlightedQuote } from "../components/highlighted-quote/HighlightedQuote.tsx";
import { LongTermTips } from "../components/LongTermTips.tsx";
import { Provenance } from "../components/Provenance.tsx";
import { RelatedTreatments } from "../components/related-treatments/RelatedTreatments.tsx";
import { Testimonials } from "../components/testimonials/Testimonials.tsx";
import { TreatmentAreas } from "../components/treatment-areas/TreatmentAreas.tsx";
import { TreatmentDetails } from "../components/treatment-details/TreatmentDetails.tsx";
import { TreatmentHero } from "../components/treatment-hero/TreatmentHero.tsx";
import { WhyChooseUs } from "../components/why-choose-us/WhyChooseUs.tsx";
import type { Treatment } from "../content/schema/treatment.ts";
import { PageLayout } from "../layout/PageLayout.tsx";
import { useSite } from "../site-context.ts";
import { treatmentSections } from "./treatment-sections.tsx";

type ServicePageProps = { treatment: Treatment; details: NonNullable<Treatment["details"]> };

/**
 * The page of a treatment with cards. Its sections are in the specification's order, and what the specification does
 * not name is folded within one of them. A page with benefits has its care as a section of its own.
 */
export function ServicePage({ treatment, details }: ServicePageProps) {
  const site = useSite();
  const { benefits, hasConsultationPoints, longTermTips, quote, whyChooseUs } = treatment;
  const sections = treatmentSections(site, treatment);
  const careDetails = (
    <CareDetails {...sections.care} calendar={sections.daysAfter} hasAftercare={!benefits} />
  );
  return (
    <PageLayout {...sections.layout}>
      <TreatmentHero {...sections.hero} />
      {whyChooseUs && <WhyChooseUs passage={whyChooseUs} figure={sections.drawing} />}
      <TreatmentDetails
        details={details}
        steps={treatment.steps}
        provenance={<Provenance provenance={sections.provenance} />}
        areas={site.media.drawing(`${treatment.slug}-areas`)}
      />
      {sections.areas && <TreatmentAreas {...sections.areas} />}
      {benefits && <Benefits benefits={benefits} tone="linen" />}
      {benefits && <CareInstructions {...sections.care}>{careDetails}</CareInstructions>}
      {longTermTips && <LongTermTips tips={longTermTips} />}
      {hasConsultationPoints && <ConsultationPoints content={site.content.pages.consultation} />}
      {sections.reviews && quote && <HighlightedQuote quote={quote} />}
      {sections.reviews && <Testimonials {...sections.reviews} />}
      <FaqList {...sections.questions}>
        {!benefits && <CareFolds risks={treatment.risks}>{careDetails}</CareFolds>}
        <RelatedTreatments {...sections.related} />
      </FaqList>
    </PageLayout>
  );
}
