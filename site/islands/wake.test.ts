import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { wakeOn } from "./wake.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("hydrates an island that is near, by the last of several entries in one callback", () => {
  const { wake, report } = observed();
  report([{ isIntersecting: false }, { isIntersecting: true }]);
  vi.runAllTimers();
  expect(wake).toHaveBeenCalledTimes(1);
});

it("hydrates no island while the page scrolls, and none that is scrolled past", () => {
  const { wake, report, scroll } = observed();
  report([{ isIntersecting: true }]);
  for (let event = 0; event < 50; event++) {
    vi.advanceTimersByTime(100);
    scroll();
  }
  expect(wake, "while scrolling").not.toHaveBeenCalled();
  report([{ isIntersecting: false }]);
  vi.runAllTimers();
  expect(wake, "after it has passed").not.toHaveBeenCalled();
  report([{ isIntersecting: true }]);
  vi.runAllTimers();
  expect(wake, "at rest").toHaveBeenCalledTimes(1);
});

/** Observes an element; `report` calls the observer as a browser does. A busy page gets several entries in one callback. */
function observed() {
  let report: (entries: { isIntersecting: boolean }[]) => void = () => {};
  const Observer = vi.fn(function (this: object, callback: typeof report) {
    report = callback;
    Object.assign(this, { observe: vi.fn(), disconnect: vi.fn() });
  });
  vi.stubGlobal("IntersectionObserver", Observer);
  const wake = vi.fn();
  wakeOn.near({} as Element, wake, new AbortController().signal);
  const scroll = () => window.dispatchEvent(new Event("scroll"));
  return { wake, report, scroll };
}
