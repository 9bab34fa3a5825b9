/** Scrolls to the top of an element at once. Resolves after the browser has rendered the new position. */
export function scrollTo(element: HTMLElement): Promise<void> {
  element.scrollIntoView({ behavior: "instant" });
  return new Promise((resolve) => {
    // An observer's first report follows the next rendered frame.
    const observer = new IntersectionObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(element);
  });
}
