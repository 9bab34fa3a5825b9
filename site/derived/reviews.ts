import { LOCALE } from "../../contract/locale.ts";
import type { Content } from "../content/content-schema.ts";
import { REVIEW_COUNT } from "../content/schema/lists.ts";
import type { Treatment } from "../content/schema/treatment.ts";
import { weeksAgo } from "./weeks-ago.ts";

export type Reviews = NonNullable<ReturnType<typeof reviewsOf>>;

/**
 * The props of the testimonials section, or undefined while reviews are switched off.
 * @param of the slug of a treatment, whose reviews come first
 */
export function reviewsOf({ business, words, testimonials }: Content, of?: string) {
  const { carousel, testimonialsSection } = words;
  const { rating, reviewsUrl, showRating, showTestimonials } = business;
  if (!showTestimonials) return undefined;
  const shown = sortReviews(testimonials.items, of).slice(0, REVIEW_COUNT);
  const format = new Intl.DateTimeFormat(LOCALE, { dateStyle: "long", timeZone: "UTC" });
  return {
    words: testimonialsSection,
    carousel: { ...carousel, name: testimonialsSection.carousel, goTo: testimonialsSection.goTo },
    testimonials: shown.map(({ name, text, date, rating }) => ({
      name,
      text,
      date,
      rating,
      shownDate: format.format(new Date(date)),
      /** As of the build. The browser updates it after hydration. */
      weeksAgo: weeksAgo(date, Date.now()),
    })),
    /** Where all reviews are. */
    reviewsUrl,
    /** The cards show stars only if there is a rating. */
    ...(showRating && rating && { rating }),
  };
}

/**
 * Sorts the newest first. On a treatment's page its own reviews come first, then those that name no
 * treatment, and last those of other treatments, which are needed only if a clinic has few reviews.
 */
function sortReviews<Review extends { date: string; treatment?: string | undefined }>(
  reviews: readonly Review[],
  of: string | undefined,
): Review[] {
  const rank = ({ treatment }: Review) => {
    if (of === undefined || treatment === of) return 0;
    return treatment === undefined ? 1 : 2;
  };
  return reviews.toSorted(
    (one, other) => rank(one) - rank(other) || other.date.localeCompare(one.date),
  );
}

/** Whether a treatment's page may show reviews. The colleges forbid testimonials for treatments that a physician orders. */
export function areReviewsAllowed({ business }: Content, { kind }: Treatment): boolean {
  return kind !== "invasive" || business.showTestimonialsOnInvasive;
}
