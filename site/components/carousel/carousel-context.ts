import { createContext, useContext } from "react";
import type { useRests } from "./use-rests.ts";
import type { useSlides } from "./use-slides.ts";

/** A carousel's name, and what a screen reader says of it: `place` has {index} and {count} of a slide. */
export type CarouselWords = Record<"name" | "role" | "slide" | "place", string>;

type CarouselState = ReturnType<typeof useSlides> & {
  words: CarouselWords;
  /** A name for each slide. */
  titles: readonly string[];
  rests: ReturnType<typeof useRests>;
  isMoving: boolean;
};

export const CarouselContext = createContext<CarouselState | null>(null);

/** The carousel around a part, which the part names. Throws for its developer if there is none. */
export function useCarousel(part: string): CarouselState {
  const state = useContext(CarouselContext);
  if (!state) throw new Error(`<${part}> must stand inside <Carousel>: wrap it in one.`);
  return state;
}
