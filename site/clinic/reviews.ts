import type { Content } from "../../content-model/content-schema.ts";
import type { Treatment } from "../../content-model/schema/treatment.ts";
import { interpolate } from "../../contract/interpolate.ts";
import { weeksAgo } from "./weeks-ago.ts";

export type Reviews = NonNullable<ReturnType<typeof reviewsOf>>;

/** What the testimonials section shows; undefined while the reviews are switched off. */
export function reviewsOf({ business, words, testimonials }: Content, locale: string) {
  const { carousel, testimonialsSection } = words;
  const { rating, showRating, showTestimonials } = business;
  if (!showTestimonials || !testimonials) return undefined;
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
    testimonials: testimonials.items.map(({ name, text, date, rating }) => ({
      ...{ name, text, date, rating },
      shownDate: format.format(new Date(date)),
      /** As of the build; the browser sets it right. */
      weeksAgo: weeksAgo(date, Date.now(), locale),
    })),
    /** Without it no card has stars. */
    ...(showRating && rating && { rating }),
  };
}

/** Whether they may stand on the treatment's page: the colleges bar testimonials where a physician orders it. */
export function areReviewsAllowed({ business }: Content, { kind }: Treatment): boolean {
  return kind !== "invasive" || business.showTestimonialsOnInvasive;
}
