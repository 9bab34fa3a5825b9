import { interpolate } from "../../../contract/interpolate.ts";
import type { Content } from "../../content/content-schema.ts";
import { REVIEW_COUNT } from "../../content/schema/lists.ts";
import type { Treatment } from "../../content/schema/treatment.ts";
import { weeksAgo } from "./weeks-ago.ts";

export type Reviews = NonNullable<ReturnType<typeof reviewsOf>>;

/**
 * What the testimonials section shows; undefined while the reviews are switched off.
 * @param of a treatment, by its slug: what was said of it comes first
 */
export function reviewsOf({ business, words, testimonials }: Content, locale: string, of?: string) {
  const { carousel, testimonialsSection } = words;
  const { rating, showRating, showTestimonials } = business;
  if (!showTestimonials || !testimonials) return undefined;
  const shown = inOrder(testimonials.items, of).slice(0, REVIEW_COUNT);
  const format = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  return {
    words: {
      ...testimonialsSection,
      ...(rating && {
        rating: interpolate(testimonialsSection.rating, {
          ratingValue: rating.value,
          reviewCount: rating.reviewCount,
        }),
      }),
    },
    carousel: { ...carousel, name: testimonialsSection.carousel, goTo: testimonialsSection.goTo },
    locale,
    testimonials: shown.map(({ name, text, date, rating }) => ({
      ...{ name, text, date, rating },
      shownDate: format.format(new Date(date)),
      /** As of the build; the browser sets it right. */
      weeksAgo: weeksAgo(date, Date.now(), locale),
    })),
    /** Without it no card has stars. */
    ...(showRating && rating && { rating }),
  };
}

/**
 * On home the newest first. On a treatment's page its own come first, then those of no treatment, so that
 * nobody reads of a facial below an injection; the others fill up where a clinic has too few.
 */
function inOrder<Review extends { date: string; treatment?: string | undefined }>(
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

/** Whether they may stand on the treatment's page: the colleges bar testimonials where a physician orders it. */
export function areReviewsAllowed({ business }: Content, { kind }: Treatment): boolean {
  return kind !== "invasive" || business.showTestimonialsOnInvasive;
}
