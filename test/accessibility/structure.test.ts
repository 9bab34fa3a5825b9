import { expect, it } from "vitest";
import { notFoundRoute, routes } from "../routes-under-test.ts";
import { page } from "../site/built-site.ts";
import { attribute, text } from "../support/html.ts";

// Headings, landmarks and skip link are the validator's and axe's, on every page.

it.each([...routes, notFoundRoute])(
  "leads by links of one name to one place: $path",
  async ({ path }) => {
    const whole = await page(path);
    const places = new Map<string, Set<string>>();
    for (const link of whole.querySelectorAll("main a")) {
      const label = attribute(link, "aria-label") || text(link);
      const name = label.replace(/\s+/g, " ") || attribute(link.querySelector("img"), "alt");
      const place = attribute(link, "href").split("?")[0] ?? "";
      places.set(name, (places.get(name) ?? new Set()).add(place));
    }
    const ambiguous = [...places].filter(([, found]) => found.size > 1);
    expect(ambiguous.map(([name, found]) => `${name}: ${[...found].join(", ")}`)).toEqual([]);
  },
);

it.each([...routes, notFoundRoute])("names every stop of the Tab key: $path", async ({ path }) => {
  const whole = await page(path);
  const nameless = whole
    .querySelectorAll('[tabindex="0"]')
    .filter((stop) => !attribute(stop, "role") || !attribute(stop, "aria-label"));
  // Firefox focuses a video, with or without controls.
  const films = whole
    .querySelectorAll("video")
    .filter((film) => attribute(film, "tabindex") !== "-1" && !attribute(film, "aria-label"));
  expect([...nameless, ...films].map((stop) => attribute(stop, "class") || stop.tagName)).toEqual(
    [],
  );
});
