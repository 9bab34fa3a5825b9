import { type FieldPlace, writePlace } from "../../../site/content/field-place.ts";

const MARK = "data-desk";

/** The fields an element shows, the one that is shown most first. */
export function placesIn(element: Element): string[] {
  return element.getAttribute(MARK)?.split(" ") ?? [];
}

/** Every field of the page, in the order of the page. */
export function placesOn(page: Document): string[] {
  nameFacts(page);
  return [...new Set([...page.body.querySelectorAll(`[${MARK}]`)].flatMap(placesIn))];
}

/** The elements that show a field, or a part of it. */
export function elementsOf(page: Document, place: FieldPlace): Element[] {
  const written = writePlace(place);
  const within = place.path.length > 0 ? `${written}.` : written;
  const isShown = (one: string) => one === written || one.startsWith(within);
  return [...page.querySelectorAll(`[${MARK}]`)].filter((one) => placesIn(one).some(isShown));
}

/** What is no text of the content as it is shown: numbers, addresses of mail and hours are made from facts. */
function nameFacts(page: Document): void {
  const add = (element: Element, place: string) =>
    element.setAttribute(MARK, [...new Set([place, ...placesIn(element)])].join(" "));
  for (const link of page.querySelectorAll("a[href^='tel:']")) add(link, "business#phone");
  for (const link of page.querySelectorAll("a[href^='mailto:']")) add(link, "business#email");
  for (const hours of page.querySelectorAll(".hours > dl")) {
    const [note = ""] = placesIn(hours.parentElement?.querySelector(`.hours-note`) ?? hours);
    if (note.endsWith(".note")) add(hours, note.replace(/\.note$/, ".days"));
  }
}
