import { rating, showRating, showTestimonials } from "../../content/business.ts";
import { carousel, testimonialsSection } from "../../content/interface.ts";
import { testimonials } from "../../content/testimonials.ts";

/** What the testimonials section shows; undefined while the reviews are switched off. */
export const reviews = showTestimonials
  ? {
      words: testimonialsSection,
      carousel: { ...carousel, name: testimonialsSection.carousel, goTo: testimonialsSection.goTo },
      testimonials,
      ...(showRating && { rating }),
    }
  : undefined;
