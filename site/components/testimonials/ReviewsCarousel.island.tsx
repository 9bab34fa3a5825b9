import { DAY_MS } from "../../derived/day.ts";
import { useNow } from "../../islands/hooks.ts";
import { Carousel, CarouselStatus, CarouselViewport } from "../carousel/Carousel.tsx";
import { CarouselDots } from "../carousel/CarouselControls.tsx";
import type { CarouselWords } from "../carousel/carousel-context.ts";
import { ReviewCard, type ReviewCardProps } from "./ReviewCard.tsx";

const NARROW = "(max-width: 47.99rem)";

type ReviewsCarouselProps = Pick<ReviewCardProps, "stars"> & {
  reviews: readonly ReviewCardProps["review"][];
  words: CarouselWords & { goTo: string };
};

/**
 * One row of cards for every width: a looping carousel on phones, and a CSS marquee from the medium
 * width up. The marquee needs a copy of the row, which is there for the eye alone: a search in the page and a
 * selection pass it too.
 */
export function ReviewsCarousel({ reviews, words, ...card }: ReviewsCarouselProps) {
  const now = useNow(DAY_MS);
  const cards = reviews.map((review) => (
    <li key={review.name}>
      <ReviewCard review={review} now={now} {...card} />
    </li>
  ));
  return (
    <Carousel
      words={words}
      titles={reviews.map(({ name }) => name)}
      options={{ align: "center", loop: true, container: ".testimonials-row", media: NARROW }}
      moves="by hand"
    >
      <CarouselViewport className="testimonials-viewport">
        <div className="testimonials-track">
          <ul className="testimonials-row">{cards}</ul>
          <ul className="testimonials-copy" aria-hidden="true" inert>
            {cards}
          </ul>
        </div>
      </CarouselViewport>
      <CarouselDots label={words.goTo} />
      <CarouselStatus />
    </Carousel>
  );
}
