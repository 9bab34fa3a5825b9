import { type FieldPlace, writePlace } from "../../../site/content/reading/field-place.ts";

const MARK = "data-desk";

/** The fields an element shows, the one that is shown most first. */
export function placesIn(element: Element): string[] {
  return element.getAttribute(MARK)?.split(" ") ?? [];
}

/** The elements that show a field, or a part of it. */
export function elementsOf(page: Document, place: FieldPlace): Element[] {
  const written = writePlace(place);
  const within = place.path.length > 0 ? `${written}.` : written;
  const isShown = (one: string) => one === written || one.startsWith(within);
  return [...page.querySelectorAll(`[${MARK}]`)].filter((one) => placesIn(one).some(isShown));
}

/** What is no text of the content as it is shown: numbers, addresses of mail, hours, an order and a film. */
export function nameFacts(page: Document): void {
  for (const [selector, place] of facts) {
    for (const one of page.querySelectorAll(selector)) {
      // A picture is a picture first.
      const places =
        one.localName === "img" ? [...placesIn(one), place] : [place, ...placesIn(one)];
      one.setAttribute(MARK, [...new Set(places)].join(" "));
    }
  }
  for (const hours of page.querySelectorAll(".hours > dl")) {
    const [note = ""] = placesIn(hours.parentElement?.querySelector(`.hours-note`) ?? hours);
    if (!note.endsWith(".note")) continue;
    const days = note.replace(/\.note$/, ".days");
    // On these the door stays shut whatever the weekday says.
    hours.setAttribute(MARK, days.includes(".opening.") ? `${days} business#holidays` : days);
  }
}

const facts = [
  ["a[href^='tel:']", "business#phone"],
  ["a[href^='mailto:']", "business#email"],
  [".featured-services > ul", "pages/home#featured"],
  [".home-hero img", "business#showFilm"],
] as const;
