const NEAR = "600px";
/** Leaves the page's own work be, and is in time for what comes 3 s after the load. */
const LATER_MS = 1000;

const CONTROL = "form, button";
const TOUCH = ["pointerover", "touchstart", "focusin"];
const SIGNS_OF_A_PERSON = ["pointerdown", "keydown", "scroll"];

type Trigger = (root: Element, wake: () => void) => void;

/** Each calls `wake` once. */
export const triggers: Readonly<Record<string, Trigger>> = {
  /** Of a control in it; or once the page has loaded, if its address asks something of it. */
  touch(root, wake) {
    const start = onFirst({ target: root, within: CONTROL, types: TOUCH }, wake);
    if (document.activeElement !== document.body && root.contains(document.activeElement)) start();
    else if (location.search) whenAtRest(start, 0);
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
    whenAtRest(onFirst({ target: window, types: SIGNS_OF_A_PERSON }, wake), LATER_MS);
  },
};

type Events = { target: EventTarget; types: readonly string[]; within?: string };

/** Calls `wake` at the first of the events, or when its answer is called. */
function onFirst({ target, types, within = "*" }: Events, wake: () => void): () => void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const start = () => {
    if (signal.aborted) return;
    waiting.abort();
    wake();
  };
  const notice = ({ target }: Event) => {
    if (!(target instanceof Element) || target.closest(within)) start();
  };
  for (const type of types) target.addEventListener(type, notice, { signal, passive: true });
  return start;
}

function whenAtRest(start: () => void, afterMs: number): void {
  const wait = () =>
    setTimeout(() => {
      if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: LATER_MS });
      else start();
    }, afterMs);
  if (document.readyState === "complete") wait();
  else addEventListener("load", wait, { once: true });
}
