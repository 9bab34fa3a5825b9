import type { Testimonial } from "../../content/schema/lists.ts";
import { Island } from "../build/Island.tsx";
import {
  TestimonialsCarousel,
  type TestimonialsCarouselProps,
} from "../islands/TestimonialsCarousel.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Intro } from "../ui/Intro.tsx";

type TestimonialsProps = {
  testimonials: readonly Testimonial[];
  /** Without it no card has stars. */
  rating?: { value: number; reviewCount: number };
  words: Record<"eyebrow" | "heading" | "rating" | "withoutRating" | "stars" | "pause", string>;
  carousel: TestimonialsCarouselProps["words"];
};

/** A carousel on phones, the island; a drifting marquee of the same row from the medium width up, without script. */
export function Testimonials({ testimonials, rating, words, carousel }: TestimonialsProps) {
  const cards = testimonials.map(({ name, weeksAgo, text }) => ({
    name,
    weeksAgo,
    text,
    ...(rating && { stars: words.stars }),
  }));
  return (
    <section className="band testimonials" aria-labelledby="testimonials">
      <div className="page testimonials-intro">
        <Intro eyebrow={words.eyebrow} heading={words.heading} id="testimonials" />
        <div className="grid gap-2">
          <p className="text-small text-taupe">{rating ? words.rating : words.withoutRating}</p>
          <label className="marquee-pause no-print">
            <input type="checkbox" className="sr-only-input" />
            <span className="when-off">
              <Icon name="pause" />
            </span>
            <span className="when-on">
              <Icon name="play" />
            </span>
            {words.pause}
          </label>
        </div>
      </div>
      <Island
        component={TestimonialsCarousel}
        props={{ cards, words: carousel }}
        on="visible"
        media="(width < 48rem)"
      />
    </section>
  );
}
