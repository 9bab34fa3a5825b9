const NEAR = "300px";

/** When a part of the page wakes: as it nears the viewport, or when it is first touched. */
export type Occasion = "visible" | "interaction";

/** Calls `wake` once. */
export const occasions: Record<Occasion, (element: HTMLElement, wake: () => void) => void> = {
  visible: (element, wake) => {
    const observer = new IntersectionObserver(
      (entries) => {
        // A busy page reports several changes at once, the oldest first.
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        wake();
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
  },
  interaction: (element, wake) => {
    const touched = new AbortController();
    const start = () => {
      touched.abort();
      wake();
    };
    for (const type of ["pointerover", "touchstart", "focusin"]) {
      element.addEventListener(type, start, { signal: touched.signal, passive: true });
    }
  },
};
