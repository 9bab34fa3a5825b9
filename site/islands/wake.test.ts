import { expect, it, vi } from "vitest";
import { wakeOn } from "./wake.ts";

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

it("counts an island within 600 px of the viewport as near", () => {
  expect(observed().options).toEqual({ rootMargin: "600px" });
});

/** Observes an element; `report` calls the observer as a browser does. A busy page gets several entries in one callback. */
function observed() {
  let report: (entries: { isIntersecting: boolean }[]) => void = () => {};
  const Observer = vi.fn(function (this: object, callback: typeof report, _options: object) {
    report = callback;
    Object.assign(this, { observe: vi.fn(), disconnect: vi.fn() });
  });
  vi.stubGlobal("IntersectionObserver", Observer);
  const wake = vi.fn();
  wakeOn.near({} as Element, wake, new AbortController().signal);
  return { wake, report, options: Observer.mock.calls[0]?.[1] };
}
