import type { Page } from "@playwright/test";

export type Stop = {
  name: string;
  html: string;
  /** Wholly beneath something else, or out of the window. */
  covered: boolean;
  hasRing: boolean;
  /** It stands ahead of the stop before it. */
  isBeforeLast: boolean;
};

const MAX_STOPS = 250;

/** Presses Tab until the focus leaves the page; what each stop looked like once it had been scrolled to. */
export async function tabThrough(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < MAX_STOPS) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(describeFocus);
    if (!stop) return stops;
    stops.push(stop);
  }
  throw new Error(`more than ${MAX_STOPS} stops: the focus does not leave ${page.url()}`);
}

function describeFocus(): Stop | undefined {
  const focused = document.activeElement as HTMLElement | null;
  if (!focused || focused === document.body) return undefined;
  const last = document.querySelector("[data-last-stop]");
  // A date's field is several stops in one.
  const isBeforeLast =
    last !== null &&
    last !== focused &&
    !(last.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING);
  last?.removeAttribute("data-last-stop");
  focused.setAttribute("data-last-stop", "");
  // A box that is hidden for the eye is shown by the label around it.
  const shown = (focused.matches(".sr-only-input") && focused.closest("label")) || focused;
  const box = shown.getBoundingClientRect();
  const places = [0.1, 0.5, 0.9].flatMap((x) =>
    [0.1, 0.5, 0.9].map((y) => [box.left + box.width * x, box.top + box.height * y] as const),
  );
  const isSeenAt = ([x, y]: readonly [number, number]) => {
    const top = document.elementFromPoint(x, y);
    return top !== null && (shown.contains(top) || top.contains(shown));
  };
  const ring = getComputedStyle(shown);
  return {
    name: focused.textContent?.trim() ?? "",
    html: focused.outerHTML.slice(0, 140),
    covered: !places.some(isSeenAt),
    hasRing: ring.outlineStyle !== "none" && Number.parseFloat(ring.outlineWidth) >= 2,
    isBeforeLast,
  };
}
