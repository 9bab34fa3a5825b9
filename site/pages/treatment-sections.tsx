import { Signature } from "../components/signature/Signature.tsx";
import { labelledFacts } from "../content/schema/facts.ts";
import type { Treatment } from "../content/schema/treatment.ts";
import { servicesBreadcrumb } from "../derived/navigation.ts";
import { recoveryCalendar } from "../derived/recovery-calendar.ts";
import { areReviewsAllowed, reviewsOf } from "../derived/reviews.ts";
import type { Site } from "../site.ts";

/** The props of the sections that both kinds of treatment page have. */
export function treatmentSections(site: Site, treatment: Treatment) {
  const { content, derived, links, media } = site;
  const { areasCarousel, carousel, treatmentPage: words } = content.words;
  const { areas, closing, bookingLabel, path, recovery, signature, slug } = treatment;
  const provenance = derived.provenanceOf(treatment);
  const href = links.contactLink(treatment.service);
  const drawing = media.drawing(slug);
  return {
    layout: { path, closing: { ...closing, action: bookingLabel, href } },
    hero: {
      treatment,
      facts: labelledFacts(treatment.facts),
      href,
      breadcrumb: treatment.hasBreadcrumb ? servicesBreadcrumb(treatment.name, content) : undefined,
      people: provenance.givenBy,
      physician: provenance.physician,
      note: content.business.resultsVary,
    },
    drawing: signature && drawing && <Signature heading={signature.heading} drawing={drawing} />,
    areas: areas && {
      areas,
      carousel: { ...carousel, ...areasCarousel },
    },
    care: treatment,
    daysAfter: recoveryCalendar(recovery, words.recovery),
    reviews: areReviewsAllowed(content, treatment) ? reviewsOf(content, slug) : undefined,
    questions: { faqs: treatment.faqs, layout: treatment.faqLayout },
    provenance,
    related: {
      treatments: treatment.related.map(links.getTreatment),
      comparison: links.comparisonLink(treatment),
    },
  };
}
