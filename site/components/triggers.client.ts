const NEAR = "300px";

/** Calls `wake` once, as the element nears the viewport. */
export function whenNear(element: Element, wake: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      // A busy page reports several changes at once, oldest first.
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      wake();
    },
    { rootMargin: NEAR },
  );
  observer.observe(element);
}

/** Calls `wake` once, when the element is first touched or has the focus. */
export function whenTouched(element: Element, wake: () => void): void {
  const touched = new AbortController();
  const start = () => {
    touched.abort();
    wake();
  };
  for (const type of ["pointerover", "touchstart", "focusin"]) {
    element.addEventListener(type, start, { signal: touched.signal, passive: true });
  }
}
