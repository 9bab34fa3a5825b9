import { content } from "../../content-model/content.ts";

const { carousel, testimonialsSection } = content.interface;
const { rating, showRating, showTestimonials } = content.business;
const { items: testimonials } = content.testimonials;

/** What the testimonials section shows; undefined while the reviews are switched off. */
export const reviews = showTestimonials
  ? {
      words: testimonialsSection,
      carousel: { ...carousel, name: testimonialsSection.carousel, goTo: testimonialsSection.goTo },
      testimonials,
      ...(showRating && { rating }),
    }
  : undefined;
