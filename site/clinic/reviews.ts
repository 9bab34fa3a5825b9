import type { Content } from "../../content-model/kinds.ts";
import type { Treatment } from "../../content-model/schema/treatment.ts";

/** What the testimonials section shows; undefined while the reviews are switched off. */
export function reviewsOf({ business, interface: words, testimonials }: Content) {
  const { carousel, testimonialsSection } = words;
  const { rating, showRating, showTestimonials } = business;
  if (!showTestimonials) return undefined;
  return {
    words: testimonialsSection,
    carousel: { ...carousel, name: testimonialsSection.carousel, goTo: testimonialsSection.goTo },
    testimonials: testimonials.items,
    ...(showRating && { rating }),
  };
}

/** Whether they may stand on the treatment's page: the colleges bar testimonials where a physician orders it. */
export function areReviewsAllowed({ business }: Content, { kind }: Treatment): boolean {
  return kind !== "invasive" || business.showTestimonialsOnInvasive;
}
