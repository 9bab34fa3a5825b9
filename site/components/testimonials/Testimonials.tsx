import type { Testimonial } from "../../../content-model/schema/lists.ts";
import {
  Carousel,
  CarouselDots,
  CarouselStatus,
  CarouselViewport,
  type CarouselWords,
} from "../carousel/Carousel.tsx";
import * as attribute from "../carousel/carousel-attributes.ts";
import { Intro } from "../intro/Intro.tsx";
import { PauseSwitch } from "../pause-switch/PauseSwitch.tsx";
import { TestimonialCard } from "./TestimonialCard.tsx";

const NARROW = "(width < 48rem)";

type TestimonialsProps = {
  testimonials: readonly Testimonial[];
  /** Without it no card has stars. */
  rating?: { value: number; reviewCount: number };
  words: Record<"eyebrow" | "heading" | "rating" | "withoutRating" | "stars" | "pause", string>;
  carousel: CarouselWords & { goTo: string };
};

/** One row of cards for every width: a looping carousel on phones, from the medium width up the stylesheet's marquee over the row and its silent copy. */
export function Testimonials({ testimonials, rating, words, carousel }: TestimonialsProps) {
  const cards = testimonials.map(({ name, date, text }) => (
    <li key={name}>
      <TestimonialCard
        name={name}
        date={date}
        text={text}
        {...(rating && { stars: words.stars })}
      />
    </li>
  ));
  return (
    <section className="band linen testimonials" aria-labelledby="testimonials">
      <div className="page testimonials-intro">
        <Intro eyebrow={words.eyebrow} heading={words.heading} id="testimonials" />
        <div>
          <p className="note">{rating ? words.rating : words.withoutRating}</p>
          <PauseSwitch className="marquee-pause no-print">{words.pause}</PauseSwitch>
        </div>
      </div>
      <Carousel
        words={carousel}
        count={cards.length}
        options={{ align: "center", loop: true }}
        media={NARROW}
      >
        <CarouselViewport className="testimonials-viewport">
          <div className="testimonials-track">
            <ul className="testimonials-row" {...{ [attribute.row]: "" }}>
              {cards}
            </ul>
            <ul className="testimonials-copy" aria-hidden="true">
              {cards}
            </ul>
          </div>
        </CarouselViewport>
        <CarouselDots label={carousel.goTo} />
        <CarouselStatus />
      </Carousel>
    </section>
  );
}
