import { servicesBreadcrumb } from "../clinic/navigation/breadcrumb.ts";
import { areReviewsAllowed, reviewsOf } from "../clinic/news/reviews.ts";
import { recoveryCalendar } from "../clinic/treatments/recovery-calendar.ts";
import { Benefits } from "../components/benefits/Benefits.tsx";
import { Byline } from "../components/byline/Byline.tsx";
import { CareInstructions } from "../components/care-instructions/CareInstructions.tsx";
import { ConsultationPoints } from "../components/consultation-points/ConsultationPoints.tsx";
import { FaqList } from "../components/faq-list/FaqList.tsx";
import { HighlightedQuote } from "../components/highlighted-quote/HighlightedQuote.tsx";
import { PointCards } from "../components/PointCards.tsx";
import { Provenance } from "../components/Provenance.tsx";
import { RelatedTreatments } from "../components/related-treatments/RelatedTreatments.tsx";
import { Risks } from "../components/risks/Risks.tsx";
import { Signature } from "../components/signature/Signature.tsx";
import { Testimonials } from "../components/testimonials/Testimonials.tsx";
import { TreatmentAreas } from "../components/treatment-areas/TreatmentAreas.tsx";
import { TreatmentHero } from "../components/treatment-hero/TreatmentHero.tsx";
import { VisitSteps } from "../components/visit-steps/VisitSteps.tsx";
import { WhyChooseUs } from "../components/why-choose-us/WhyChooseUs.tsx";
import { labelledFacts } from "../content/schema/facts.ts";
import type { Treatment } from "../content/schema/treatment.ts";
import { PageLayout } from "../layout/PageLayout.tsx";
import { useSite, useWords } from "../site-context.ts";

/**
 * The page of any treatment. Its sections are in the specification's order, and a section without content
 * is left out. Parts that the specification does not name are inside a section that it names: the facts in
 * the hero, drawing and provenance in the steps, recovery and risks in the care. Related treatments come last.
 */
export function TreatmentPage({ treatment }: { treatment: Treatment }) {
  const site = useSite();
  const { content } = site;
  const { areasCarousel, carousel, treatmentPage: words } = useWords();
  const { areas, benefits, details, longTermTips, quote, whyChooseUs } = treatment;
  const reviews = areReviewsAllowed(content, treatment)
    ? reviewsOf(content, treatment.slug)
    : undefined;
  const provenance = site.clinic.provenanceOf(treatment);
  const booking = {
    action: treatment.bookingLabel,
    href: site.links.contactLink(treatment.service),
  };
  const svg = site.media.signature(treatment.slug);
  const drawing = treatment.signature && svg && (
    <Signature heading={treatment.signature.heading} drawing={svg} />
  );
  const steps = (
    <VisitSteps
      {...words.steps}
      steps={treatment.steps}
      isPart={Boolean(details)}
      drawing={drawing}
    >
      <Provenance
        provenance={provenance}
        statement={content.business.healthCanadaStatement}
        level={details ? 4 : 3}
      />
    </VisitSteps>
  );
  return (
    <PageLayout
      path={treatment.path}
      closing={{ ...treatment.closing, ...booking }}
      afterClosing={
        <RelatedTreatments
          related={treatment.related.map(({ treatment: slug, reason }) => ({
            ...site.links.getTreatment(slug),
            reason,
          }))}
          comparison={site.links.comparisonLink(treatment)}
          concerns={site.links.concerns.filter(({ slug }) => treatment.concerns.includes(slug))}
        />
      }
    >
      <TreatmentHero
        treatment={treatment}
        facts={labelledFacts(treatment.facts)}
        href={booking.href}
        breadcrumb={
          treatment.hasBreadcrumb ? servicesBreadcrumb(treatment.name, content) : undefined
        }
        byline={
          <Byline
            people={provenance.givenBy}
            consultation={{
              href: site.links.consultationPath,
              label: content.pages.consultation.band.offerInCity,
            }}
            writtenPrice={content.pages.consultation.writtenPrice}
          />
        }
        note={content.business.resultsVary}
      />
      {whyChooseUs && <WhyChooseUs passage={whyChooseUs} />}
      {details ? (
        <PointCards
          heading={words.details.heading}
          points={details}
          id="details"
          figure={drawing}
          drawing={site.media.signature(`${treatment.slug}-areas`)}
        >
          {steps}
        </PointCards>
      ) : (
        steps
      )}
      {areas && (
        <TreatmentAreas
          areas={areas}
          carousel={{ ...carousel, ...areasCarousel }}
          drawing={site.media.drawing}
        />
      )}
      {benefits && <Benefits benefits={benefits} />}
      {reviews && quote && <HighlightedQuote quote={quote} name={words.quote} />}
      <CareInstructions
        treatment={treatment}
        calendar={recoveryCalendar(treatment.recovery, words.recovery)}
      >
        <Risks risks={treatment.risks} />
      </CareInstructions>
      {longTermTips && <PointCards {...longTermTips} points={longTermTips.items} id="long-term" />}
      {treatment.hasConsultationPoints && (
        <ConsultationPoints
          content={content.pages.consultation}
          action={{
            href: site.links.consultationPath,
            label: content.words.labels.bookConsultation,
          }}
        />
      )}
      {reviews && <Testimonials {...reviews} />}
      <FaqList faqs={treatment.faqs} layout={treatment.faqLayout} />
    </PageLayout>
  );
}
