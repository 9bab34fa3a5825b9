import { expect, it, vi } from "vitest";
import { openSite } from "./open-site.ts";
import { createPages } from "./render-pages.tsx";

const WEEKS_AGO = /\d+ weeks? ago/g;

it("renders the same pages on any day of a year, except for reviews' ages and single days", () => {
  // After the last single day of the content, so that none is listed.
  const [summer, winter] = ["2037-07-01T16:00Z", "2037-12-31T04:59Z"].map(pagesOn);
  expect(winter).toEqual(summer);
});

function pagesOn(day: string): string[] {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(day) });
  const { addresses, renderPage } = createPages(openSite());
  return addresses.map((address) =>
    renderPage(address, { script: "/site.js" }).html.replace(WEEKS_AGO, "weeks ago"),
  );
}
