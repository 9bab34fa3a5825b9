import { Icon } from "../icon/Icon.tsx";
import { useCarousel } from "./carousel-context.ts";

type CarouselArrowProps = { direction: "previous" | "next"; label: string };

export function CarouselArrow({ direction, label }: CarouselArrowProps) {
  const { autoplay, scrollBy } = useCarousel("CarouselArrow");
  const move = () => {
    autoplay.hold();
    scrollBy(direction === "next" ? 1 : -1);
  };
  return (
    <button type="button" className="round round-button" aria-label={label} onClick={move}>
      <Icon name={direction === "next" ? "arrow" : "back"} />
    </button>
  );
}

type CarouselDotsProps = {
  /** The number of the dot's slide is appended. */
  label: string;
  /** The number of slides per dot. */
  step?: number;
};

/** Each dot scrolls to the first slide of its step, or to the end of the row. */
export function CarouselDots({ label, step = 1 }: CarouselDotsProps) {
  const { place, autoplay, scrollTo, titles } = useCarousel("CarouselDots");
  const slides = Array.from({ length: Math.ceil(titles.length / step) }, (_, dot) => dot * step);
  const isAtEnd = place.last > 0 && place.selected === place.last;
  const current = slides.findLast((slide) => isAtEnd || slide <= place.selected);
  const moveTo = (slide: number) => () => {
    autoplay.hold();
    scrollTo(slide);
  };
  return (
    <div className="carousel-dots">
      {slides.map((slide) => (
        <button
          key={slide}
          type="button"
          className="round"
          aria-label={`${label} ${slide + 1}`}
          aria-current={slide === current}
          onClick={moveTo(slide)}
        />
      ))}
    </div>
  );
}
