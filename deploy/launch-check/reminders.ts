import type { Business } from "../../site/content/schema/business.ts";

type Switches = Pick<
  Business,
  "rating" | "showRating" | "showTestimonials" | "showTestimonialsOnInvasive"
>;

/** Points that no check can verify. They do not fail the launch check. */
export function reminders(business: Switches): string[] {
  const { rating, showRating, showTestimonials, showTestimonialsOnInvasive } = business;
  const lines: [boolean, string][] = [
    [
      showTestimonials && showTestimonialsOnInvasive,
      "reviews are shown on treatments that a physician orders: the physicians' regulator forbids testimonials; showTestimonialsOnInvasive in business.yaml switches them off there",
    ],
    [
      showRating && rating !== undefined,
      `the rating says ${rating?.value} of ${rating?.reviewCount} reviews: it must equal the real one; search engines show no stars for ratings on one's own site`,
    ],
    [true, "change the hours in the clinic's business profiles too, such as Google's"],
  ];
  return lines.filter(([isOpen]) => isOpen).map(([, line]) => line);
}
