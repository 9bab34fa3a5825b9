import { createContext, useContext } from "react";
import type { useAutoplay } from "./use-autoplay.ts";
import type { useSlides } from "./use-slides.ts";

/** The accessible names of a carousel and its slides. `place` contains {index} and {count}. */
export type CarouselWords = Record<"name" | "role" | "slide" | "place", string>;

type CarouselState = ReturnType<typeof useSlides> & {
  words: CarouselWords;
  /** The accessible name of each slide. */
  titles: readonly string[];
  autoplay: ReturnType<typeof useAutoplay>;
  isMoving: boolean;
};

export const CarouselContext = createContext<CarouselState | null>(null);

/** The state of the enclosing carousel. @param part the calling component, for the error message @throws Error outside a carousel */
export function useCarousel(part: string): CarouselState {
  const state = useContext(CarouselContext);
  if (!state) throw new Error(`<${part}> must be inside a <Carousel>.`);
  return state;
}
