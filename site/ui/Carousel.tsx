import type { EmblaCarouselType, EmblaOptionsType } from "embla-carousel";
import useEmblaCarousel from "embla-carousel-react";
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from "react";
import { fill } from "../../contract/fill.ts";
import { Icon } from "./Icon.tsx";

/** A carousel's name, and what a screen reader says of it: `place` has {index} and {count} of a slide. */
export type CarouselWords = Record<"name" | "role" | "slide" | "place", string>;

type CarouselState = {
  words: CarouselWords;
  viewport: (node: HTMLElement | null) => void;
  api: EmblaCarouselType | undefined;
  /** The snap that is selected, and how many there are. Before the carousel is alive: 0 and 0. */
  selected: number;
  snapCount: number;
  /** The viewport's `tabIndex`: a row that still scrolls by hand must be within reach of the keyboard. */
  scrollStop: 0 | undefined;
};

const CarouselContext = createContext<CarouselState | null>(null);

/** The carousel around its parts. Throws, naming the fix, where a part stands outside of one. */
export function useCarousel(part: string): CarouselState {
  const state = useContext(CarouselContext);
  if (!state) throw new Error(`<${part}> must stand inside <Carousel>: wrap it in one.`);
  return state;
}

type CarouselProps = {
  words: CarouselWords;
  options?: EmblaOptionsType;
  /** When the pointer or the focus comes and goes. */
  onRest?: (isResting: boolean) => void;
  children: ReactNode;
};

/** A named carousel after the ARIA pattern; its slides scroll by hand until it is alive. */
export function Carousel({ words, options = {}, onRest, children }: CarouselProps) {
  const [viewport, api] = useEmblaCarousel(options);
  const [selected, setSelected] = useState(0);
  const [snapCount, setSnapCount] = useState(0);
  const reasons = useRef({ isPointed: false, isFocused: false });
  const rest = (reason: Partial<typeof reasons.current>) => {
    const { isPointed, isFocused } = Object.assign(reasons.current, reason);
    onRest?.(isPointed || isFocused);
  };
  useEffect(() => {
    if (!api) return;
    const update = () => {
      setSelected(api.selectedScrollSnap());
      setSnapCount(api.scrollSnapList().length);
    };
    update();
    api.on("select", update).on("reInit", update);
    return () => {
      api.off("select", update).off("reInit", update);
    };
  }, [api]);
  const scrollStop = api ? undefined : 0;
  return (
    <CarouselContext value={{ words, viewport, api, selected, snapCount, scrollStop }}>
      {/* biome-ignore lint/a11y/useSemanticElements: a section named as a carousel is the ARIA pattern. */}
      <div
        role="group"
        aria-roledescription={words.role}
        aria-label={words.name}
        className="carousel"
        onPointerEnter={(event) => event.pointerType === "mouse" && rest({ isPointed: true })}
        onPointerLeave={(event) => event.pointerType === "mouse" && rest({ isPointed: false })}
        // A touched button has the focus too, until something else is touched: only a visible focus counts.
        onFocus={({ target }) => rest({ isFocused: target.matches(":focus-visible") })}
        onBlur={({ currentTarget, relatedTarget }) =>
          currentTarget.contains(relatedTarget) || rest({ isFocused: false })
        }
      >
        {children}
      </div>
    </CarouselContext>
  );
}

type CarouselSlidesProps = { isAnnounced: boolean; children: ReactNode };

/** The moving row. Its changes are spoken only while it does not move by itself. */
export function CarouselSlides({ isAnnounced, children }: CarouselSlidesProps) {
  const { viewport, scrollStop } = useCarousel("CarouselSlides");
  return (
    <div className="carousel-viewport" ref={viewport} tabIndex={scrollStop}>
      <div className="carousel-slides" aria-live={isAnnounced ? "polite" : "off"}>
        {children}
      </div>
    </div>
  );
}

type CarouselSlideProps = { index: number; count: number; children: ReactNode };

export function CarouselSlide({ index, count, children }: CarouselSlideProps) {
  const { words } = useCarousel("CarouselSlide");
  return (
    // biome-ignore lint/a11y/useSemanticElements: the ARIA pattern's slide.
    <div
      role="group"
      aria-roledescription={words.slide}
      aria-label={fill(words.place, { index: index + 1, count })}
      className="carousel-slide"
    >
      {children}
    </div>
  );
}

type CarouselArrowProps = {
  direction: "previous" | "next";
  label: string;
  onPress: (api: EmblaCarouselType) => void;
};

export function CarouselArrow({ direction, label, onPress }: CarouselArrowProps) {
  const { api } = useCarousel("CarouselArrow");
  return (
    <button
      type="button"
      className="round-button"
      aria-label={label}
      onClick={() => api && onPress(api)}
    >
      <Icon name={direction === "next" ? "arrow" : "back"} />
    </button>
  );
}

type CarouselDotsProps = {
  count: number;
  selected: number;
  /** Completed by the number of the dot's first slide. */
  label: string;
  /** The slide a dot leads to is its place times this. */
  step: number;
  onSelect: (dot: number) => void;
};

export function CarouselDots({ count, selected, label, step, onSelect }: CarouselDotsProps) {
  useCarousel("CarouselDots");
  const dots = Array.from({ length: count }, (_, dot) => dot);
  return (
    <div className="carousel-dots">
      {dots.map((dot) => (
        <button
          key={dot}
          type="button"
          aria-label={`${label} ${dot * step + 1}`}
          aria-current={dot === selected}
          onClick={() => onSelect(dot)}
        />
      ))}
    </div>
  );
}
