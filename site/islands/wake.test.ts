import { afterEach, expect, it, vi } from "vitest";
import { wakeOn } from "./wake.ts";

afterEach(() => vi.unstubAllGlobals());

it("hydrates an island if any of several entries in one callback says that it is near", () => {
  const { wake, report } = observed();
  report([{ isIntersecting: false }, { isIntersecting: true }]);
  expect(wake).toHaveBeenCalledTimes(1);
});

it("does not hydrate an island that is not near", () => {
  const { wake, report } = observed();
  report([{ isIntersecting: false }]);
  expect(wake).not.toHaveBeenCalled();
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
  return { wake, report };
}
