import { content } from "../../content/content.ts";
import type { Treatment } from "../../content/schema/treatment.ts";
import { treatmentBreadcrumb } from "../clinic/breadcrumb.ts";
import { contactLink } from "../clinic/navigation.ts";
import { reviews } from "../clinic/reviews.ts";
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

const { areasCarousel, carousel, treatmentPage: words } = content.interface;
const { healthCanadaStatement, resultsVary } = content.business;
const consultation = content.pages.consultation;

/** One layout for all; a treatment that lacks a part leaves it out. */
export function TreatmentPage({ treatment }: { treatment: Treatment }) {
  const { areas, benefits, longTermTips: tips, closing, opensWithSteps } = treatment;
  const href = contactLink(treatment.service);
  const why = { eyebrow: words.whyChooseUs, statement: healthCanadaStatement };
  const opening = [
    <WhyChooseUs key="why" {...why} passage={treatment.whyChooseUs} />,
    <DetailCards key="details" cards={treatment.details} words={words.details} />,
  ];
  const breadcrumb = treatmentBreadcrumb(treatment);
  const areasWords = { ...carousel, ...areasCarousel };
  return (
    <PageLayout path={treatment.path}>
      <TreatmentHero treatment={treatment} href={href} breadcrumb={breadcrumb} words={words} />
      {!opensWithSteps && opening}
      <StepsTimeline steps={treatment.steps} words={words.steps} />
      {areas && <TreatmentAreas areas={areas} words={words.areas} carousel={areasWords} />}
      {benefits && <Benefits benefits={benefits} words={words.benefits} />}
      <CareInstructions treatment={treatment} words={words.care} />
      {opensWithSteps && opening}
      <Risks risks={treatment.risks} words={words.risks} />
      {tips && <PointCards {...words.longTermTips} {...tips} points={tips.items} id="long-term" />}
      {treatment.hasConsultationPoints && <ConsultationPoints content={consultation} />}
      {reviews && (
        <HighlightedQuote quote={treatment.quote} name={words.quote} note={resultsVary} />
      )}
      {reviews && <Testimonials {...reviews} />}
      <FaqList faqs={treatment.faqs} layout={treatment.faqLayout} words={words.faq} />
      <ClosingCall {...closing} action={treatment.bookingLabel} href={href} />
    </PageLayout>
  );
}
