import { useEffect, useRef, useState } from "react";
import {
  Carousel,
  CarouselArrow,
  CarouselDots,
  CarouselSlide,
  CarouselSlides,
  type CarouselWords,
  useCarousel,
} from "../ui/Carousel.tsx";
import { Icon } from "../ui/Icon.tsx";

const ADVANCE_MS = 2000;
const RESUME_AFTER_MS = 5000;
const SLIDES_PER_DOT = 3;

export type AreaSlide = { title: string; description: string; drawing: string; alt: string };

export type TreatmentAreasCarouselProps = {
  slides: readonly AreaSlide[];
  words: CarouselWords & Record<"previous" | "next" | "pause" | "play" | "goTo", string>;
};

/** Moves on by itself every 2 s; rests under the pointer and the focus, for 5 s after an arrow or a dot, and for good when paused. */
export function TreatmentAreasCarousel({ slides, words }: TreatmentAreasCarouselProps) {
  const [isResting, setIsResting] = useState(false);
  const [isPaused, setIsPaused] = useState(false);
  const [isHeld, hold] = useHold();
  useEffect(() => setIsPaused(matchMedia("(prefers-reduced-motion: reduce)").matches), []);
  const isMoving = !isResting && !isPaused && !isHeld;
  return (
    <Carousel
      words={words}
      options={{ align: "start", containScroll: "trimSnaps" }}
      onRest={setIsResting}
    >
      <div className="carousel-controls">
        <button
          type="button"
          className="round-button"
          aria-label={isPaused ? words.play : words.pause}
          onClick={() => setIsPaused(!isPaused)}
        >
          <Icon name={isPaused ? "play" : "pause"} />
        </button>
        <AreaDots count={slides.length} label={words.goTo} onPress={hold} />
        <CarouselArrow
          direction="previous"
          label={words.previous}
          onPress={(api) => {
            hold();
            api.scrollPrev();
          }}
        />
        <CarouselArrow
          direction="next"
          label={words.next}
          onPress={(api) => {
            hold();
            api.scrollNext();
          }}
        />
      </div>
      <CarouselSlides isAnnounced={!isMoving}>
        {slides.map(({ title, description, drawing, alt }, index) => (
          <CarouselSlide key={title} index={index} count={slides.length}>
            <img src={drawing} alt={alt} width={520} height={390} loading="lazy" />
            <h3 className="text-card">{title}</h3>
            <p className="text-small">{description}</p>
          </CarouselSlide>
        ))}
      </CarouselSlides>
      <Advance isMoving={isMoving} />
    </Carousel>
  );
}

type AreaDotsProps = { count: number; label: string; onPress: () => void };

/** One dot for every three slides; it leads to the first of them, or as far as the row goes. */
function AreaDots({ count, label, onPress }: AreaDotsProps) {
  const { api, selected, snapCount } = useCarousel("AreaDots");
  const dotCount = Math.ceil(count / SLIDES_PER_DOT);
  const isAtEnd = snapCount > 1 && selected === snapCount - 1;
  return (
    <CarouselDots
      count={dotCount}
      selected={isAtEnd ? dotCount - 1 : Math.floor(selected / SLIDES_PER_DOT)}
      label={label}
      step={SLIDES_PER_DOT}
      onSelect={(dot) => {
        onPress();
        api?.scrollTo(Math.min(dot * SLIDES_PER_DOT, snapCount - 1));
      }}
    />
  );
}

/** The clock of the carousel; a hidden page stands still. */
function Advance({ isMoving }: { isMoving: boolean }) {
  const { api } = useCarousel("Advance");
  useEffect(() => {
    if (!api || !isMoving) return;
    const timer = setInterval(() => {
      if (document.hidden) return;
      if (api.canScrollNext()) api.scrollNext();
      else api.scrollTo(0);
    }, ADVANCE_MS);
    return () => clearInterval(timer);
  }, [api, isMoving]);
  return null;
}

/** True for 5 s after the last call of the second value. */
function useHold(): [boolean, () => void] {
  const [isHeld, setIsHeld] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const hold = () => {
    clearTimeout(timer.current);
    setIsHeld(true);
    timer.current = setTimeout(() => setIsHeld(false), RESUME_AFTER_MS);
  };
  return [isHeld, hold];
}
