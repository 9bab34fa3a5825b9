import type { Content } from "../../content-model/content-schema.ts";

export type Reviews = NonNullable<ReturnType<typeof reviewsOf>>;

/** What the testimonials section shows; undefined while the reviews are switched off. */
export function reviewsOf({ business, interface: words, testimonials }: Content) {
  const { carousel, testimonialsSection } = words;
  const { rating, showRating, showTestimonials } = business;
  if (!showTestimonials) return undefined;
  return {
    words: testimonialsSection,
    carousel: { ...carousel, name: testimonialsSection.carousel, goTo: testimonialsSection.goTo },
    testimonials: testimonials.items,
    /** Without it no card has stars. */
    ...(showRating && { rating }),
  };
}
