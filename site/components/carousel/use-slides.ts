import useEmblaCarousel from "embla-carousel-react";
import { useCallback, useEffect, useState } from "react";
import { useDirection, useMedia } from "../../islands/hooks.ts";

/** Embla's options. Embla is active only while the media query `media` matches. */
export type CarouselOptions = {
  align: "start" | "center";
  loop?: boolean;
  /** The CSS selector of the row within the viewport. */
  container: string;
  media?: string;
};

/**
 * Connects Embla to the row. Before hydration the row scrolls natively, and Embla starts at the slide
 * to which the visitor has scrolled.
 */
export function useSlides(
  { media = "all", container, ...options }: CarouselOptions,
  count: number,
) {
  const [startIndex, setStartIndex] = useState(0);
  const direction = useDirection();
  const [setViewport, embla] = useEmblaCarousel({
    container,
    direction,
    startIndex,
    active: false,
    // A slide that is less than 90 % visible does not count as in view.
    inViewThreshold: 0.9,
    breakpoints: { [media]: { ...options, active: true } },
  });
  const [place, setPlace] = useState({ selected: 0, last: count - 1 });
  const [inView, setInView] = useState<readonly number[]>([]);
  const isWanted = useMedia(media);
  useEffect(() => {
    if (!embla) return;
    const update = () =>
      setPlace({ selected: embla.selectedScrollSnap(), last: embla.scrollSnapList().length - 1 });
    embla.on("select", update).on("reInit", update);
    embla.on("settle", () => setInView(embla.slidesInView()));
    update();
  }, [embla]);
  const isAwake = isWanted && embla !== undefined;
  return {
    isAwake,
    inView,
    place,
    /** False if all slides fit into the viewport, or before hydration. */
    canMove: isAwake && place.last > 0,
    viewport: useCallback(
      (viewport: HTMLElement | null) => {
        if (viewport) setStartIndex(slideByHand(viewport, count));
        setViewport(viewport);
      },
      [count, setViewport],
    ),
    scrollTo: (slide: number) => embla?.scrollTo(Math.min(slide, place.last)),
    /** Moves by one slide, and wraps around at either end. */
    scrollBy: (step: 1 | -1) => {
      const count = place.last + 1;
      embla?.scrollTo((embla.selectedScrollSnap() + step + count) % count);
    },
  };
}

/** The index of the slide to which the visitor has scrolled. In a right-to-left page `scrollLeft` is negative. */
function slideByHand({ scrollLeft, scrollWidth }: HTMLElement, count: number): number {
  return Math.round((Math.abs(scrollLeft) / scrollWidth) * count);
}
