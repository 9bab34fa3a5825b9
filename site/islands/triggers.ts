const NEAR = "600px";
/** Leaves the page's own work be, and is in time for what comes 3 s after the load. */
const LATER_MS = 1000;

type Trigger = (root: Element, wake: () => void) => void;

/** Each calls `wake` once. */
export const triggers: Readonly<Record<string, Trigger>> = {
  /** Or as soon as the page is at rest, if its address asks something of it. */
  touch(root, wake) {
    const start = onFirst(root, ["pointerover", "touchstart", "focusin"], wake);
    if (root.contains(document.activeElement) || root.matches(":hover")) start();
    else if (location.search) whenAtRest(start);
  },
  near(root, wake) {
    const observer = new IntersectionObserver(
      (entries) => {
        // A busy page reports several changes at once, oldest first.
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        wake();
      },
      { rootMargin: NEAR },
    );
    observer.observe(root);
  },
  later(_, wake) {
    whenAtRest(onFirst(window, ["pointerdown", "keydown", "scroll"], wake));
  },
};

/** Calls `wake` at the first of these events, or when its answer is called. */
function onFirst(target: EventTarget, types: readonly string[], wake: () => void): () => void {
  const waiting = new AbortController();
  const start = () => {
    if (waiting.signal.aborted) return;
    waiting.abort();
    wake();
  };
  for (const type of types)
    target.addEventListener(type, start, { signal: waiting.signal, passive: true });
  return start;
}

function whenAtRest(start: () => void): void {
  const wait = () =>
    setTimeout(() => {
      if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: LATER_MS });
      else start();
    }, LATER_MS);
  if (document.readyState === "complete") wait();
  else addEventListener("load", wait, { once: true });
}
