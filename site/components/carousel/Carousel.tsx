import { createContext, type ReactNode, useContext } from "react";
import { interpolate } from "../../../contract/interpolate.ts";
import { Icon } from "../icon/Icon.tsx";
import * as attribute from "./carousel-attributes.ts";

/** A carousel's name, and what a screen reader says of it: `place` has {index} and {count} of a slide. */
export type CarouselWords = Record<"name" | "role" | "slide" | "place", string>;

type CarouselFacts = { words: CarouselWords; count: number };

const CarouselContext = createContext<CarouselFacts | null>(null);

/** The carousel around a part. Throws if there is none. */
function useCarousel(part: string): CarouselFacts {
  const facts = useContext(CarouselContext);
  if (!facts) throw new Error(`<${part}> must stand inside <Carousel>: wrap it in one.`);
  return facts;
}

/** Embla's options. */
export type CarouselOptions = { align: "start" | "center"; loop?: boolean };

type CarouselProps = CarouselFacts & {
  options: CarouselOptions;
  /** It moves only while this media query holds. */
  media?: string;
  children: ReactNode;
};

/** A named carousel after the ARIA pattern. Its row scrolls by hand until `carousel.client.ts` moves it. */
export function Carousel({ words, count, options, media, children }: CarouselProps) {
  return (
    <CarouselContext value={{ words, count }}>
      {/* biome-ignore lint/a11y/useSemanticElements: a section named as a carousel is the ARIA pattern. */}
      <div
        role="group"
        aria-roledescription={words.role}
        aria-label={words.name}
        className="carousel"
        {...{ [attribute.options]: JSON.stringify(options), [attribute.media]: media }}
      >
        {children}
      </div>
    </CarouselContext>
  );
}

type CarouselViewportProps = { className?: string; children: ReactNode };

/** The viewport of the row. A row that scrolls by hand must be focusable. */
export function CarouselViewport({ className = "", children }: CarouselViewportProps) {
  useCarousel("CarouselViewport");
  const classes = `carousel-viewport ${className}`.trim();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls.
    <div className={classes} tabIndex={0} {...{ [attribute.viewport]: "" }}>
      {children}
    </div>
  );
}

/** The row itself. */
export function CarouselSlides({ children }: { children: ReactNode }) {
  useCarousel("CarouselSlides");
  return (
    <div className="carousel-slides" {...{ [attribute.row]: "" }}>
      {children}
    </div>
  );
}

export function CarouselSlide({ index, children }: { index: number; children: ReactNode }) {
  const { words, count } = useCarousel("CarouselSlide");
  return (
    // biome-ignore lint/a11y/useSemanticElements: the ARIA pattern's slide.
    <div
      role="group"
      aria-roledescription={words.slide}
      aria-label={interpolate(words.place, { index: index + 1, count })}
      className="stack carousel-slide"
    >
      {children}
    </div>
  );
}

/** Tells a screen reader which slides are in view, while they do not move by themselves. */
export function CarouselStatus() {
  useCarousel("CarouselStatus");
  return <p className="sr-only" aria-live="polite" {...{ [attribute.status]: "" }} />;
}

/** Makes the carousel autoplay; its label is `play` while paused. */
export function CarouselPause({ words }: { words: Record<"pause" | "play", string> }) {
  useCarousel("CarouselPause");
  return (
    <button
      type="button"
      className="round round-button"
      aria-label={words.pause}
      {...{ [attribute.pause]: words.play }}
    >
      <Icon name="pause" />
      <Icon name="play" />
    </button>
  );
}

type CarouselArrowProps = { direction: "previous" | "next"; label: string };

export function CarouselArrow({ direction, label }: CarouselArrowProps) {
  useCarousel("CarouselArrow");
  return (
    <button
      type="button"
      className="round round-button"
      aria-label={label}
      {...{ [attribute.arrow]: direction }}
    >
      <Icon name={direction === "next" ? "arrow" : "back"} />
    </button>
  );
}

type CarouselDotsProps = {
  /** Followed by the number of the dot's slide. */
  label: string;
  /** Slides to a dot. */
  step?: number;
};

/** A dot leads to the first slide of its step, or to the end of the row. */
export function CarouselDots({ label, step = 1 }: CarouselDotsProps) {
  const { count } = useCarousel("CarouselDots");
  const slides = Array.from({ length: Math.ceil(count / step) }, (_, dot) => dot * step);
  return (
    <div className="carousel-dots">
      {slides.map((slide) => (
        <button
          key={slide}
          type="button"
          className="round"
          aria-label={`${label} ${slide + 1}`}
          aria-current={slide === 0}
          {...{ [attribute.dot]: slide }}
        />
      ))}
    </div>
  );
}
