import type { Treatment } from "../../content-model/schema/treatment.ts";
import { servicesBreadcrumb } from "../clinic/breadcrumb.ts";
import { counted } from "../clinic/counted.ts";
import { recoveryCalendar } from "../clinic/recovery-calendar.ts";
import { areReviewsAllowed } from "../clinic/reviews.ts";
import { treatmentWords } from "../clinic/treatment-words.ts";
import { Benefits } from "../components/benefits/Benefits.tsx";
import { Byline } from "../components/byline/Byline.tsx";
import { CareInstructions } from "../components/care-instructions/CareInstructions.tsx";
import { ConsultationPoints } from "../components/consultation-points/ConsultationPoints.tsx";
import { FaqList } from "../components/faq-list/FaqList.tsx";
import { HighlightedQuote } from "../components/highlighted-quote/HighlightedQuote.tsx";
import { Invitation } from "../components/invitation/Invitation.tsx";
import { PointCards } from "../components/PointCards.tsx";
import { ProvenanceSection } from "../components/ProvenanceSection.tsx";
import { RelatedTreatments } from "../components/RelatedTreatments.tsx";
import { Risks } from "../components/risks/Risks.tsx";
import { SectionLinks } from "../components/section-links/SectionLinks.tsx";
import { Signature } from "../components/signature/Signature.tsx";
import { StepsTimeline } from "../components/steps-timeline/StepsTimeline.tsx";
import { Testimonials } from "../components/testimonials/Testimonials.tsx";
import { TreatmentAreas } from "../components/treatment-areas/TreatmentAreas.tsx";
import { TreatmentHero } from "../components/treatment-hero/TreatmentHero.tsx";
import { WhyChooseUs } from "../components/why-choose-us/WhyChooseUs.tsx";
import { LaterStyles } from "../layout/LaterStyles.tsx";
import { PageLayout } from "../layout/PageLayout.tsx";
import { useSite } from "../site-context.ts";

/** One layout for all; a treatment that lacks a part leaves it out. */
export function TreatmentPage({ treatment }: { treatment: Treatment }) {
  const site = useSite();
  const { concerns, content, freeConsultation, getTreatment, locale, practicalPath } = site;
  const reviews = areReviewsAllowed(content, treatment) ? site.reviews : undefined;
  const provenance = site.provenanceOf(treatment);
  const { areasCarousel, carousel, treatmentPage } = content.interface;
  const { healthCanadaStatement, resultsVary } = content.business;
  const {
    areas,
    benefits,
    longTermTips: tips,
    opensWithSteps,
    quote,
    related,
    signature,
  } = treatment;
  const drawing = site.signature(treatment.slug);
  const bodyMap = site.signature(`${treatment.slug}-areas`);
  const words = treatmentWords(treatmentPage, treatment);
  const { sections } = words;
  const links = (["facts", "areas", "care", "risks", "questions"] as const)
    .filter((id) => id !== "areas" || areas || bodyMap)
    .map((id) => ({ id, label: sections[id] }));
  const reasons = counted(words.answers.reasons, treatment.risks.waitIf.length, locale);
  const booking = { action: treatment.bookingLabel, href: site.contactLink(treatment.service) };
  const opening = [
    <WhyChooseUs key="why" passage={treatment.whyChooseUs} />,
    <PointCards
      key="details"
      {...words.details}
      points={treatment.details}
      id={bodyMap && !areas ? "areas" : "details"}
      folds
      drawing={bodyMap}
    />,
  ];
  const byline = (
    <Byline
      people={provenance.givenBy}
      consultationHref={freeConsultation.href}
      words={words.provenance}
    />
  );
  const invitation = <Invitation text={treatment.invitation} {...booking} />;
  const breadcrumb = treatment.hasBreadcrumb
    ? servicesBreadcrumb(treatment.name, content)
    : undefined;
  const areasWords = { ...carousel, ...areasCarousel };
  const compared = related.map(({ treatment, reason }) => ({
    ...getTreatment(treatment),
    reason,
  }));
  return (
    <PageLayout path={treatment.path} closing={{ ...treatment.closing, ...booking, byline }}>
      <TreatmentHero
        treatment={treatment}
        href={booking.href}
        breadcrumb={breadcrumb}
        byline={byline}
        people={provenance.givenBy}
        words={{ ...words, answers: { ...words.answers, reasons }, note: resultsVary }}
      />
      <LaterStyles />
      <SectionLinks name={sections.name} links={links} />
      {signature && drawing && <Signature heading={signature.heading} drawing={drawing} />}
      {!opensWithSteps && opening}
      <StepsTimeline steps={treatment.steps} words={words.steps} />
      <ProvenanceSection
        provenance={provenance}
        statement={healthCanadaStatement}
        words={words.provenance}
      />
      {!opensWithSteps && invitation}
      {areas && <TreatmentAreas areas={areas} carousel={areasWords} />}
      {benefits && <Benefits benefits={benefits} words={words.benefits} />}
      <CareInstructions
        treatment={treatment}
        calendar={recoveryCalendar(treatment.recovery, words.recovery, locale)}
        practicalHref={practicalPath}
        words={words}
      />
      {opensWithSteps && invitation}
      {opensWithSteps && opening}
      <Risks risks={treatment.risks} words={words.risks} />
      {tips && (
        <PointCards {...words.longTermTips} {...tips} points={tips.items} id="long-term" folds />
      )}
      {reviews && quote && <HighlightedQuote quote={quote} name={words.quote} />}
      {treatment.hasConsultationPoints && (
        <ConsultationPoints content={content.pages.consultation} more={freeConsultation} />
      )}
      {reviews && <Testimonials {...reviews} />}
      <FaqList faqs={treatment.faqs} layout={treatment.faqLayout} words={words.faq} />
      <RelatedTreatments
        related={compared}
        concerns={concerns.filter(({ slug }) => treatment.concerns.includes(slug))}
        words={words.related}
      />
    </PageLayout>
  );
}
