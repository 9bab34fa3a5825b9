import useEmblaCarousel from "embla-carousel-react";
import { useCallback, useEffect, useState } from "react";
import { useDirection, useMedia } from "../../islands/hooks.ts";

/** Embla's options, and the media query while which it moves the row. */
export type CarouselOptions = {
  align: "start" | "center";
  loop?: boolean;
  /** Selector of the row within the viewport. */
  container: string;
  media?: string;
};

/** The row's movement: by Embla once it is alive, by hand until then, and from the slide that it was moved to. */
export function useSlides(
  { media = "all", container, ...options }: CarouselOptions,
  count: number,
) {
  const [startIndex, setStartIndex] = useState(0);
  const direction = useDirection();
  const [setViewport, embla] = useEmblaCarousel({
    ...{ container, direction, startIndex, active: false },
    // A partly visible neighbour is not in view.
    inViewThreshold: 0.9,
    breakpoints: { [media]: { ...options, active: true } },
  });
  const [place, setPlace] = useState({ selected: 0, last: count - 1 });
  const [inView, setInView] = useState<readonly number[]>([]);
  const isWanted = useMedia(media);
  useEffect(() => {
    if (!embla) return;
    const tell = () =>
      setPlace({ selected: embla.selectedScrollSnap(), last: embla.scrollSnapList().length - 1 });
    embla.on("select", tell).on("reInit", tell);
    embla.on("settle", () => setInView(embla.slidesInView()));
    tell();
  }, [embla]);
  const isAwake = isWanted && embla !== undefined;
  return {
    ...{ isAwake, inView, place },
    /** Whether there is another place to move to. */
    canMove: isAwake && place.last > 0,
    viewport: useCallback(
      (viewport: HTMLElement | null) => {
        if (viewport) setStartIndex(slideByHand(viewport, count));
        setViewport(viewport);
      },
      [count, setViewport],
    ),
    scrollTo: (slide: number) => embla?.scrollTo(Math.min(slide, place.last)),
    /** One slide on or back; from either end to the other. */
    scrollBy: (step: 1 | -1) => {
      const count = place.last + 1;
      embla?.scrollTo((embla.selectedScrollSnap() + step + count) % count);
    },
  };
}

/** The slide that the visitor had scrolled to. Read from right to left, its place is negative. */
function slideByHand({ scrollLeft, scrollWidth }: HTMLElement, count: number): number {
  return Math.round((Math.abs(scrollLeft) / scrollWidth) * count);
}
