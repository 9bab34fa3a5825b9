import type { Page } from "@playwright/test";
import { expect } from "../browser/visits.ts";
import { wakeIslands } from "../browser/wake-islands.ts";

type Stop = {
  name: string;
  html: string;
  /** Wholly beneath something else, or out of the window. */
  covered: boolean;
  hasRing: boolean;
  /** It stands ahead of the stop before it. */
  isBeforeLast: boolean;
};

const MAX_STOPS = 250;

/** Presses Tab through the page. Expects every stop to be in view, to have a focus ring, and to follow the one before it. */
export async function expectTabOrder(page: Page): Promise<void> {
  await wakeIslands(page);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  const stops = await tabThrough(page);
  const htmlOf = (some: Stop[]) => some.map(({ html }) => html);
  expect(stops[0]?.name).toBe("Skip to content");
  expect(htmlOf(stops.filter(({ covered }) => covered))).toEqual([]);
  expect(htmlOf(stops.filter(({ hasRing }) => !hasRing))).toEqual([]);
  expect(htmlOf(stops.filter(({ isBeforeLast }) => isBeforeLast))).toEqual([]);
  expect(stops.length, stops.at(-1)?.html ?? "").toBeGreaterThan(20);
}

/** Presses Tab until the focus leaves the page; what each stop looked like once it had been scrolled to. */
async function tabThrough(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < MAX_STOPS) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(describeFocus);
    // After the last control, the focus leaves the page or starts again at the first control.
    if (!stop || stop.html === stops[0]?.html) return stops;
    stops.push(stop);
  }
  throw new Error(`more than ${MAX_STOPS} stops: the focus does not leave ${page.url()}`);
}

async function describeFocus(): Promise<Stop | undefined> {
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
  const isCovered = () => {
    const { left, top, width, height } = shown.getBoundingClientRect();
    const isSeenAt = (x: number, y: number) => {
      const topmost = document.elementFromPoint(left + width * x, top + height * y);
      return topmost !== null && (shown.contains(topmost) || topmost.contains(shown));
    };
    const parts = [0.1, 0.5, 0.9];
    return !parts.some((x) => parts.some((y) => isSeenAt(x, y)));
  };
  // A row of its own is scrolled with the next frame.
  if (isCovered()) await new Promise((drawn) => setTimeout(drawn, 100));
  const ring = getComputedStyle(shown);
  return {
    name: focused.textContent?.trim() ?? "",
    html: focused.outerHTML.slice(0, 140),
    covered: isCovered(),
    hasRing: ring.outlineStyle !== "none" && Number.parseFloat(ring.outlineWidth) >= 2,
    isBeforeLast,
  };
}
