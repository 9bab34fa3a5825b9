import type { Reviews } from "../../derived/reviews.ts";
import { Island } from "../../islands/Island.tsx";
import { InlineLink } from "../InlineLink.tsx";
import { Intro } from "../intro/Intro.tsx";
import { ReviewsCarousel } from "./ReviewsCarousel.island.tsx";

/** The reviews. From the medium width up they move as a marquee. */
export function Testimonials({ testimonials, rating, reviewsUrl, words, carousel }: Reviews) {
  return (
    <section className="band linen testimonials" aria-labelledby="testimonials">
      <div className="page stack tight testimonials-intro">
        <Intro heading={words.heading} id="testimonials" />
        <p className="note">
          {rating ? words.rating : words.withoutRating}
          {reviewsUrl && " "}
          {reviewsUrl && <InlineLink href={reviewsUrl} label={words.all} />}
        </p>
      </div>
      <Island
        of={ReviewsCarousel}
        wake="near"
        props={{
          reviews: testimonials,
          words: carousel,
          ...(rating && { stars: words.stars }),
        }}
      />
    </section>
  );
}
