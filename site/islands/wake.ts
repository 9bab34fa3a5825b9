/** When an island hydrates: as a control of it is touched or focused, as it comes within 600 px, or once the page is at rest. */
export type Wake = "touch" | "near" | "later";

const NEAR = "600px";
/** React is the most that a page asks of a phone: not while it settles, and in time for what comes 3 s after the load. */
const LATER_MS = 2000;

type Rule = (root: Element, wake: () => void, asleep: AbortSignal) => void;

/** Each calls `wake`, perhaps more than once; what still listens then goes with `asleep`. */
export const wakeOn: Readonly<Record<Wake, Rule>> = {
  touch(root, wake, asleep) {
    for (const control of root.querySelectorAll("form, button"))
      listen(control, ["pointerover", "touchstart", "focusin"], wake, asleep);
    // Its address asks something of it, or it has the focus already.
    if (location.search || root.contains(document.activeElement)) afterLoad(wake, 0);
  },
  near(root, wake, asleep) {
    const observer = new IntersectionObserver(
      // A busy page reports several changes at once, oldest first.
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && wake(),
      { rootMargin: NEAR },
    );
    observer.observe(root);
    asleep.addEventListener("abort", () => observer.disconnect());
  },
  later(_, wake, asleep) {
    listen(window, ["pointerdown", "keydown", "scroll"], wake, asleep);
    afterLoad(wake, LATER_MS);
  },
};

function listen(target: EventTarget, types: string[], wake: () => void, signal: AbortSignal): void {
  for (const type of types) target.addEventListener(type, wake, { signal, passive: true });
}

function afterLoad(wake: () => void, ms: number): void {
  const wait = () => setTimeout(wake, ms);
  if (document.readyState === "complete") wait();
  else addEventListener("load", wait, { once: true });
}
