import type { Reviews } from "../../clinic/reviews.ts";
import { Carousel, CarouselDots, CarouselStatus, CarouselViewport } from "../carousel/Carousel.tsx";
import * as attribute from "../carousel/carousel-attributes.ts";
import { Intro } from "../intro/Intro.tsx";
import { PauseSwitch } from "../pause-switch/PauseSwitch.tsx";

const STAR = "m12 3 2.7 5.7 6.2.8-4.6 4.3 1.2 6.2L12 17l-5.5 3 1.2-6.2L3.1 9.5l6.2-.8z";
const NARROW = "(width < 48rem)";

/** One row of cards for every width: a looping carousel on phones, from the medium width up the stylesheet's marquee over the row and its silent copy. */
export function Testimonials({ testimonials, rating, words, carousel }: Reviews) {
  const cards = testimonials.map(({ name, date, shownDate, text }) => (
    <li key={name}>
      <figure className="testimonial-card">
        {rating && <Stars label={words.stars} />}
        <blockquote>
          <p>{text}</p>
        </blockquote>
        <figcaption className="wrap">
          <strong>{name}</strong>
          <time dateTime={date}>{shownDate}</time>
        </figcaption>
      </figure>
    </li>
  ));
  return (
    <section className="band linen testimonials" aria-labelledby="testimonials">
      <div className="page testimonials-intro">
        <Intro heading={words.heading} id="testimonials" />
        <div className="stack tight">
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

/** Five stars; the rating on every testimonial is five. */
function Stars({ label }: { label: string }) {
  return (
    <svg className="stars" viewBox="0 0 128 24" role="img" aria-label={label}>
      {[0, 26, 52, 78, 104].map((left) => (
        <path key={left} d={STAR} transform={`translate(${left} 0)`} />
      ))}
    </svg>
  );
}
