import { whenNear } from "../triggers.client.ts";
import * as attribute from "./carousel-attributes.ts";

/** Starts carousels near the viewport while their media query matches. One that fails still scrolls by hand. */
export function startCarousels(): void {
  for (const root of document.querySelectorAll<HTMLElement>(`[${attribute.options}]`)) {
    const wake = () =>
      import("./carousel.client.ts")
        .then(({ startCarousel }) => startCarousel(root))
        .catch((error) => console.error("A carousel broke.", root, error));
    const wanted = matchMedia(root.getAttribute(attribute.media) ?? "all");
    const arm = () => {
      if (!wanted.matches) return;
      wanted.removeEventListener("change", arm);
      whenNear(root, wake);
    };
    wanted.addEventListener("change", arm);
    arm();
  }
}
