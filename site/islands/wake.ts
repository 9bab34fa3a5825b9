import { afterLoad } from "./after-load.ts";
import { isReturn } from "./navigation-type.ts";

/**
 * The trigger of an island's hydration. `touch`: the pointer over a form, a button or a control with
 * `aria-haspopup`, its touch or focus, or the load if the URL has a query, the island has the focus, or the
 * visitor has reloaded the page or come back.
 * `near`: within 600 px of the viewport, once the page has stopped scrolling.
 */
export type Wake = "touch" | "near";

const NEAR = "600px";
/** Longer than the pause between two events of one scroll. Hydration in between would make the scroll stutter. */
const AT_REST_MS = 200;

type Rule = (root: Element, wake: () => void, asleep: AbortSignal) => void;

/** Each rule calls `wake` at least once. Its listeners are removed through the abort signal `asleep`. */
export const wakeOn: Readonly<Record<Wake, Rule>> = {
  touch(root, wake, asleep) {
    for (const control of root.querySelectorAll("form, button, [aria-haspopup]"))
      listen(control, ["pointerover", "touchstart", "focusin"], wake, asleep);
    // Immediately after the load if the URL has a query for the island, the island has the focus, or it may hold what
    // the visitor entered before a reload.
    if (location.search || root.contains(document.activeElement) || isReturn()) afterLoad(wake);
  },
  near(root, wake, asleep) {
    let isNear = false;
    let resting: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(resting);
      resting = isNear ? setTimeout(wake, AT_REST_MS) : undefined;
    };
    const observer = new IntersectionObserver(
      (entries) => {
        // On a busy page one callback contains several entries of the island, oldest first.
        isNear = entries.at(-1)?.isIntersecting ?? false;
        wait();
      },
      { rootMargin: NEAR },
    );
    observer.observe(root);
    listen(window, ["scroll"], wait, asleep);
    asleep.addEventListener("abort", () => {
      clearTimeout(resting);
      observer.disconnect();
    });
  },
};

function listen(target: EventTarget, types: string[], wake: () => void, signal: AbortSignal): void {
  for (const type of types) target.addEventListener(type, wake, { signal, passive: true });
}
