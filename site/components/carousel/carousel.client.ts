import EmblaCarousel, { type EmblaCarouselType } from "embla-carousel";
import * as attribute from "./carousel-attributes.ts";
import { startAutoplay } from "./carousel-autoplay.client.ts";

/** Moves a carousel that `Carousel.tsx` rendered, while its media query holds. The focus stays where it is. */
export function startCarousel(root: HTMLElement): void {
  const viewport = root.querySelector<HTMLElement>(`[${attribute.viewport}]`);
  if (!viewport) throw new Error("A carousel needs a viewport.");
  const media = root.getAttribute(attribute.media) ?? "all";
  const options = JSON.parse(root.getAttribute(attribute.options) ?? "{}");
  const carousel = EmblaCarousel(viewport, {
    container: `[${attribute.row}]`,
    startIndex: placeByHand(viewport),
    active: false,
    // A partly visible neighbour is not in view.
    inViewThreshold: 0.9,
    breakpoints: { [media]: { ...options, active: true } },
  });
  const hold = startAutoplay(root, () => {
    if (carousel.canScrollNext()) carousel.scrollNext();
    else carousel.scrollTo(0);
  });
  startArrows(root, carousel, hold);
  startDots(root, carousel, hold);
  startStatus(root, carousel);
  const turn = () => {
    const isAwake = matchMedia(media).matches;
    root.toggleAttribute("data-awake", isAwake);
    // It is not disabled: it would lose the focus.
    viewport.tabIndex = isAwake ? -1 : 0;
    if (isAwake) viewport.scrollLeft = 0;
  };
  carousel.on("reInit", turn);
  turn();
}

/** The slide that the visitor had scrolled to. */
function placeByHand(viewport: HTMLElement): number {
  const [slide] = viewport.querySelector(`[${attribute.row}]`)?.children ?? [];
  return slide ? Math.round(viewport.scrollLeft / slide.clientWidth) : 0;
}

function startArrows(root: HTMLElement, carousel: EmblaCarouselType, hold: () => void): void {
  for (const arrow of root.querySelectorAll<HTMLElement>(`[${attribute.arrow}]`)) {
    arrow.addEventListener("click", () => {
      hold();
      if (arrow.getAttribute(attribute.arrow) === "next") carousel.scrollNext();
      else carousel.scrollPrev();
    });
  }
}

/** A dot's attribute is the slide it leads to, or the last one. */
function startDots(root: HTMLElement, carousel: EmblaCarouselType, hold: () => void): void {
  const dots = [...root.querySelectorAll<HTMLElement>(`[${attribute.dot}]`)];
  const slideOf = (dot: HTMLElement) => Number(dot.getAttribute(attribute.dot));
  const lastSnap = () => carousel.scrollSnapList().length - 1;
  for (const dot of dots) {
    dot.addEventListener("click", () => {
      hold();
      carousel.scrollTo(Math.min(slideOf(dot), lastSnap()));
    });
  }
  const markDots = () => {
    const selected = carousel.selectedScrollSnap();
    const isAtEnd = lastSnap() > 0 && selected === lastSnap();
    const current = dots.findLast((dot) => isAtEnd || slideOf(dot) <= selected);
    for (const dot of dots) dot.ariaCurrent = String(dot === current);
  };
  carousel.on("select", markDots).on("reInit", markDots);
  markDots();
}

/** Announces the slides in view once the carousel has settled. */
function startStatus(root: HTMLElement, carousel: EmblaCarouselType): void {
  const status = root.querySelector(`[${attribute.status}]`);
  if (!status) return;
  carousel.on("settle", () => {
    const inView = carousel.slidesInView().map((index) => carousel.slideNodes()[index]);
    status.textContent = inView
      .map((slide) => slide?.querySelector("h3, strong")?.textContent)
      .join(", ");
  });
}
