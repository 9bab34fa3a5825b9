import { Carousel, CarouselDots, type CarouselWords, useCarousel } from "../ui/Carousel.tsx";
import { TestimonialCard, type TestimonialCardProps } from "../ui/TestimonialCard.tsx";

const WIDE = "(width >= 48rem)";

export type TestimonialsCarouselProps = {
  cards: readonly TestimonialCardProps[];
  words: CarouselWords & { goTo: string };
};

/**
 * One row of cards for every width: below the medium width a looping carousel,
 * above it the stylesheet's marquee over the row and its silent copy.
 */
export function TestimonialsCarousel({ cards, words }: TestimonialsCarouselProps) {
  return (
    <Carousel
      words={words}
      options={{
        loop: true,
        align: "center",
        container: ".testimonials-row",
        breakpoints: { [WIDE]: { active: false } },
      }}
    >
      <TestimonialRows cards={cards} />
      <TestimonialDots count={cards.length} label={words.goTo} />
    </Carousel>
  );
}

function TestimonialRows({ cards }: Pick<TestimonialsCarouselProps, "cards">) {
  const { viewport, scrollStop } = useCarousel("TestimonialRows");
  return (
    <div className="testimonials-viewport" ref={viewport} tabIndex={scrollStop}>
      <div className="testimonials-track">
        <ul className="testimonials-row">{cards.map(item)}</ul>
        <ul className="testimonials-copy" aria-hidden="true">
          {cards.map(item)}
        </ul>
      </div>
    </div>
  );
}

function item(card: TestimonialCardProps) {
  return (
    <li key={card.name}>
      <TestimonialCard {...card} />
    </li>
  );
}

function TestimonialDots({ count, label }: { count: number; label: string }) {
  const { api, selected } = useCarousel("TestimonialDots");
  return (
    <CarouselDots
      count={count}
      selected={selected}
      label={label}
      step={1}
      onSelect={(dot) => api?.scrollTo(dot)}
    />
  );
}
