import { healthCanadaStatement, showTestimonials } from "../../content/business.ts";
import { treatmentPage } from "../../content/interface.ts";
import { consultation } from "../../content/pages/consultation.ts";
import { testimonials } from "../../content/testimonials.ts";
import type { Treatment } from "../../content/types.ts";
import { contactLink } from "../clinic/navigation.ts";
import { PageLayout } from "../layout/PageLayout.tsx";
import { Benefits } from "../sections/Benefits.tsx";
import { CareInstructions } from "../sections/CareInstructions.tsx";
import { ClosingCall } from "../sections/ClosingCall.tsx";
import { ConsultationPoints } from "../sections/ConsultationPoints.tsx";
import { DetailCards } from "../sections/DetailCards.tsx";
import { FaqList } from "../sections/FaqList.tsx";
import { HighlightedQuote } from "../sections/HighlightedQuote.tsx";
import { PointCards } from "../sections/PointCards.tsx";
import { Risks } from "../sections/Risks.tsx";
import { StepsTimeline } from "../sections/StepsTimeline.tsx";
import { Testimonials } from "../sections/Testimonials.tsx";
import { TreatmentAreas } from "../sections/TreatmentAreas.tsx";
import { TreatmentHero } from "../sections/TreatmentHero.tsx";
import { WhyChooseUs } from "../sections/WhyChooseUs.tsx";

/** One layout for all eleven; a treatment that lacks a part leaves it out. */
export function TreatmentPage({ treatment }: { treatment: Treatment }) {
  const { areas, benefits, longTermTips, closing } = treatment;
  const opening = [
    <WhyChooseUs key="why" passage={treatment.whyChooseUs} statement={healthCanadaStatement} />,
    <DetailCards key="details" cards={treatment.details} />,
  ];
  return (
    <PageLayout path={treatment.path}>
      <TreatmentHero treatment={treatment} />
      {!treatment.opensWithSteps && opening}
      <StepsTimeline steps={treatment.steps} />
      {areas && <TreatmentAreas areas={areas} />}
      {benefits && <Benefits benefits={benefits} />}
      <CareInstructions preparation={treatment.preparation} aftercare={treatment.aftercare} />
      {treatment.opensWithSteps && opening}
      <Risks risks={treatment.risks} />
      {longTermTips && (
        <PointCards
          eyebrow={treatmentPage.longTermTips.eyebrow}
          heading={longTermTips.heading}
          points={longTermTips.items}
          id="long-term"
        />
      )}
      {treatment.hasConsultationPoints && <ConsultationPoints content={consultation} />}
      {showTestimonials && <HighlightedQuote quote={treatment.quote} />}
      {showTestimonials && <Testimonials testimonials={testimonials} />}
      <FaqList faqs={treatment.faqs} layout={treatment.faqLayout} />
      <ClosingCall
        {...closing}
        photo={treatmentPage.closingPhoto}
        action={treatment.bookingLabel}
        href={contactLink(treatment.service)}
      />
    </PageLayout>
  );
}
