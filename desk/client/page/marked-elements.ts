import { type FieldPlace, writePlace } from "../../../site/content/reading/field-place.ts";

const MARK = "data-desk";

/** The fields that an element shows, the main one first. */
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

/** Marks what is computed from the content: phone numbers, mail addresses, hours, an order, and the film. */
export function nameFacts(page: Document): void {
  for (const [selector, place] of facts) {
    for (const one of page.querySelectorAll(selector)) {
      // For a picture, the picture is the main field.
      const places =
        one.localName === "img" ? [...placesIn(one), place] : [place, ...placesIn(one)];
      one.setAttribute(MARK, [...new Set(places)].join(" "));
    }
  }
  for (const hours of page.querySelectorAll(".hours > dl")) {
    const [note = ""] = placesIn(hours.parentElement?.querySelector(`.hours-note`) ?? hours);
    if (!note.endsWith(".note")) continue;
    const days = note.replace(/\.note$/, ".days");
    // The hours also depend on the holidays.
    hours.setAttribute(MARK, days.includes(".opening.") ? `${days} business#holidays` : days);
  }
}

const facts = [
  [".single-days", "business#holidays"],
  ["a[href^='tel:']", "business#phone"],
  ["a[href^='mailto:']", "business#email"],
  [".featured-services > ul", "pages/home#featured"],
  [".home-hero img", "business#film"],
] as const;
