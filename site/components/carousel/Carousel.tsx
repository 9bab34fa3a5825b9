import { type ReactNode, useEffect, useRef } from "react";
import { interpolate } from "../../../contract/interpolate.ts";
import { useInterval } from "../../islands/hooks.ts";
import { CarouselContext, type CarouselWords, useCarousel } from "./carousel-context.ts";
import { useAutoplay } from "./use-autoplay.ts";
import { type CarouselOptions, useSlides } from "./use-slides.ts";

const ADVANCE_MS = 2000;

type CarouselProps = {
  words: CarouselWords;
  titles: readonly string[];
  options: CarouselOptions;
  moves: "by itself" | "by hand";
  children: ReactNode;
};

/** A carousel that follows the ARIA pattern. Before hydration its row scrolls natively. */
export function Carousel({ words, titles, options, moves, children }: CarouselProps) {
  const root = useRef<HTMLDivElement>(null);
  const slides = useSlides(options, titles.length);
  const autoplay = useAutoplay(root);
  const isMoving = moves === "by itself" && !autoplay.isResting;
  useInterval(() => slides.scrollBy(1), ADVANCE_MS, isMoving && slides.canMove);
  return (
    <CarouselContext value={{ ...slides, words, titles, autoplay, isMoving }}>
      {/* biome-ignore lint/a11y/useSemanticElements: a section named as a carousel is the ARIA pattern. */}
      <div
        ref={root}
        role="group"
        aria-roledescription={words.role}
        aria-label={words.name}
        className="carousel"
        data-awake={slides.isAwake ? "" : undefined}
        data-moves={slides.canMove ? "" : undefined}
        {...autoplay.watch}
      >
        {children}
      </div>
    </CarouselContext>
  );
}

type CarouselViewportProps = { className?: string; children: ReactNode };

/** The viewport of the row. A natively scrolling row must be focusable for the keyboard, and then has a name. */
export function CarouselViewport({ className = "", children }: CarouselViewportProps) {
  const { isAwake, viewport, words } = useCarousel("CarouselViewport");
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAwake && element.current) element.current.scrollLeft = 0;
  }, [isAwake]);
  useEffect(() => viewport(element.current), [viewport]);
  return (
    <div
      ref={element}
      className={`carousel-viewport ${className}`.trim()}
      // -1 rather than no tabIndex: a viewport that has the focus during hydration keeps it.
      {...(isAwake ? { tabIndex: -1 } : { tabIndex: 0, role: "group", "aria-label": words.name })}
    >
      {children}
    </div>
  );
}

type CarouselSlideProps = { index: number; children: ReactNode };

export function CarouselSlide({ index, children }: CarouselSlideProps) {
  const { words, titles } = useCarousel("CarouselSlide");
  return (
    // biome-ignore lint/a11y/useSemanticElements: the ARIA pattern's slide.
    <div
      role="group"
      aria-roledescription={words.slide}
      aria-label={interpolate(words.place, { index: index + 1, count: titles.length })}
      className="stack carousel-slide"
    >
      {children}
    </div>
  );
}

/** Announces the slides in view to a screen reader, except during autoplay. */
export function CarouselStatus() {
  const { inView, isMoving, titles } = useCarousel("CarouselStatus");
  return (
    <p className="sr-only" aria-live={isMoving ? "off" : "polite"}>
      {inView.map((slide) => titles[slide]).join(", ")}
    </p>
  );
}
