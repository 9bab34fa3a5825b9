import { labelledFacts } from "../../content/schema/facts.ts";
import type { Treatment } from "../../content/schema/treatment.ts";
import { servicesBreadcrumb } from "../../derived/navigation.ts";
import { recoveryCalendar } from "../../derived/recovery-calendar.ts";
import { areReviewsAllowed, reviewsOf } from "../../derived/reviews.ts";
import { loadLayout } from "../../layout/load-layout.ts";
import { withPhoto } from "../../media/pictures.ts";
import type { Site } from "../../site.ts";

export type TreatmentPageProps = ReturnType<typeof loadTreatmentPage>;

/** The sections of both kinds of treatment page. Those that the treatment does not have are undefined. */
export function loadTreatmentPage(site: Site, treatment: Treatment) {
  const { content, derived, links, media } = site;
  const { pictures } = media;
  const { pages, words } = content;
  const { areas, benefits, details, longTermTips, quote, signature, slug, steps, whyChooseUs } =
    treatment;
  const provenance = derived.provenanceOf(treatment);
  const svg = media.drawing(slug);
  const drawing = signature && svg ? { heading: signature.heading, svg } : undefined;
  const reviews = areReviewsAllowed(content, treatment) ? reviewsOf(content, slug) : undefined;
  return {
    layout: loadLayout(site, treatment.path, {
      ...treatment.closing,
      action: treatment.bookingLabel,
      href: links.contactLink(treatment.service),
    }),
    hero: loadHero(site, treatment, provenance),
    whyChooseUs: whyChooseUs && { ...withPhoto(pictures, whyChooseUs), drawing },
    drawing,
    steps,
    details: details && { details, steps, areas: media.drawing(`${slug}-areas`), provenance },
    provenance,
    areas: areas && {
      ...areas,
      areas: areas.items.map((area) => withPhoto(pictures, area)),
      carousel: { ...words.carousel, ...words.areasCarousel },
    },
    benefits: benefits && {
      heading: benefits.heading,
      lead: benefits.lead,
      points: benefits.items,
    },
    care: loadCare(site, treatment),
    longTermTips: longTermTips && { heading: longTermTips.heading, points: longTermTips.items },
    consultation: treatment.hasConsultationPoints ? pages.consultation : undefined,
    quote: reviews && quote && withPhoto(pictures, quote),
    reviews,
    questions: { faqs: treatment.faqs, layout: treatment.faqLayout },
    related: {
      treatments: treatment.related.map(links.getTreatment),
      comparison: links.comparisonLink(treatment),
    },
  };
}

type Provenance = ReturnType<Site["derived"]["provenanceOf"]>;

function loadHero({ content, links, media }: Site, treatment: Treatment, provenance: Provenance) {
  return {
    ...withPhoto(media.pictures, treatment.hero),
    facts: labelledFacts(treatment.facts),
    action: { href: links.contactLink(treatment.service), label: treatment.bookingLabel },
    breadcrumb: treatment.hasBreadcrumb ? servicesBreadcrumb(treatment.name, content) : undefined,
    people: provenance.givenBy,
    physician: provenance.physician,
    note: content.business.resultsVary,
  };
}

function loadCare({ content }: Site, { preparation, aftercare, recovery, risks }: Treatment) {
  const { treatmentPage: words } = content.words;
  return {
    preparation,
    aftercare,
    risks: { ...risks, call: words.risks.call },
    calendar: recoveryCalendar(recovery, words.recovery),
  };
}
