import type { Page } from "@playwright/test";

/** Nobody sees less: a face that comes late moves a word by some pixels within its line. */
export const UNSEEN_SHIFT = 0.02;

/** The sum of the layout shifts so far. */
export function measureShift(page: Page): Promise<number> {
  return page.evaluate(() => {
    let shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += (entry as LayoutShift).value;
    }).observe({ type: "layout-shift", buffered: true });
    return new Promise<number>((resolve) => setTimeout(() => resolve(shift), 100));
  });
}

type LayoutShift = PerformanceEntry & { value: number };
