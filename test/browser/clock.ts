import { expect, type Page } from "@playwright/test";

/** A Monday morning in the clinic's zone. */
export const MONDAY_MORNING = "2026-11-23T15:00:00Z";

/** For `before`: stops the page's timers until the test lets them run. */
export function stopClock(page: Page): Promise<void> {
  return stopClockAt(page, MONDAY_MORNING);
}

/** @param time a second before the page's time, in ISO 8601 */
export async function stopClockAt(page: Page, time: string): Promise<void> {
  const stop = Date.parse(time) + 1000;
  // The clock cannot go back, so it starts ten minutes early: a busy machine may let it run before it is paused.
  await page.clock.install({ time: stop - 600_000 });
  await page.clock.pauseAt(stop);
}

/** Runs the timers that React has set by now; what they change is rendered when this resolves. */
export async function advance(page: Page, ms: number): Promise<void> {
  await settle(page);
  await page.clock.runFor(ms);
  await settle(page);
}

/** Waits for the browser to report what is in sight, which it does with a real frame, and for React, which schedules its work by messages. Neither uses the stopped timers. */
function settle(page: Page): Promise<void> {
  return page.evaluate(async () => {
    await new Promise<void>((resolve) => {
      new IntersectionObserver((_, observer) => {
        observer.disconnect();
        resolve();
      }).observe(document.body);
    });
    for (let turn = 0; turn < 5; turn++) {
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage("");
      });
    }
  });
}

/** Waits until the page's script runs, and so has set its timers. */
export async function scriptRuns(page: Page): Promise<void> {
  await expect(page.locator("html[data-script]")).toBeAttached();
}

/** Simulates a hidden tab. */
export async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
    const visibilityState = hidden ? "hidden" : "visible";
    Object.defineProperty(document, "visibilityState", {
      value: visibilityState,
      configurable: true,
    });
    document.dispatchEvent(new Event("visibilitychange"));
  }, isHidden);
}
