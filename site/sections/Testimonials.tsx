import { rating, showRating } from "../../content/business.ts";
import { testimonialsSection } from "../../content/interface.ts";
import type { Testimonial } from "../../content/types.ts";
import { Island } from "../build/Island.tsx";
import { TestimonialsCarousel } from "../islands/TestimonialsCarousel.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Intro } from "../ui/Intro.tsx";

const words = testimonialsSection;

/** A carousel on phones, the island; a drifting marquee of the same row from the medium width up, without script. */
export function Testimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  const cards = testimonials.map(({ name, weeksAgo, text }) => ({
    name,
    weeksAgo,
    text,
    ...(showRating && { stars: words.stars }),
  }));
  return (
    <section className="band testimonials" aria-labelledby="testimonials">
      <div className="page testimonials-intro">
        <Intro eyebrow={words.eyebrow} heading={words.heading} id="testimonials" />
        <div className="grid gap-2">
          <p className="text-small text-taupe">{ratingSentence()}</p>
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
        props={{ cards, name: words.carousel, goTo: words.goTo }}
        on="visible"
        media="(width < 48rem)"
      />
    </section>
  );
}

function ratingSentence(): string {
  if (!showRating) return words.withoutRating;
  return words.rating
    .replace("{value}", String(rating.value))
    .replace("{count}", String(rating.reviewCount));
}
