import { afterEach, expect, it, vi } from "vitest";
import { wakeOn } from "./wake.ts";

afterEach(() => vi.unstubAllGlobals());

it("wakes what came near between two reports, though the first of them says far", () => {
  const { wake, report } = observed();
  report([{ isIntersecting: false }, { isIntersecting: true }]);
  expect(wake).toHaveBeenCalledTimes(1);
});

it("wakes nothing that stays far", () => {
  const { wake, report } = observed();
  report([{ isIntersecting: false }]);
  expect(wake).not.toHaveBeenCalled();
});

/** An element under watch, and what the browser would say of it: on a busy page several changes come at once. */
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
