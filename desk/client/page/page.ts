import { type FieldPlace, readPlace } from "../../../site/content/reading/field-place.ts";
import { makeEditable, makeFocusable } from "./edit-on-page.ts";
import { elementsOf, nameFacts, placesIn } from "./marked-elements.ts";

export const page = { show, shows, renew, focus, goTo };

const NARROW = 960;

let shown: FieldPlace | undefined;
/** The element that was clicked last. Several may show the same field. */
let clicked: Element | undefined;

const frame = () => document.querySelector("iframe");
const pageNow = () => frame()?.contentDocument ?? undefined;

/** Makes a loaded page editable. Returns its path. @param onOpen is called when a field is clicked */
export function prepareLoadedPage(onOpen: (places: readonly FieldPlace[]) => void): string {
  const now = pageNow();
  if (!now) return "";
  const { pathname, search } = now.location;
  history.replaceState(null, "", `#${pathname}${search}`);
  makeEditable(now, (written, element) => {
    clicked = element;
    onOpen(written.map(readPlace));
  });
  prepare(now);
  return pathname;
}

function prepare(now: Document): void {
  nameFacts(now);
  makeFocusable(now);
  if (shown) show(shown, true);
}

/**
 * Marks the open field on the page and scrolls to it. Undefined removes the mark.
 * @param isFresh the page is as the server sent it, with every question folded
 */
function show(place: FieldPlace | undefined, isFresh = false): void {
  shown = place;
  const now = pageNow();
  if (!now) return;
  for (const one of now.querySelectorAll("[data-desk-open]")) one.removeAttribute("data-desk-open");
  for (const one of now.querySelectorAll("dialog:not(:modal)")) one.removeAttribute("open");
  now.documentElement.toggleAttribute("data-desk-covered", place !== undefined);
  const elements = place ? elementsOf(now, place) : [];
  // The outline of a whole file would surround half the page.
  if (place?.path.length)
    for (const one of elements) one.setAttribute("data-desk-open", place.file);
  const first = nearest(elements);
  for (let at = first?.parentElement; at; at = at.parentElement) {
    // A question's own click unfolds it.
    const isSummary = !isFresh && at.querySelector(":scope > summary")?.contains(first ?? null);
    const isFolded = at.localName === "details" && !isSummary;
    if (isFolded || at.localName === "dialog") at.setAttribute("open", "");
  }
  // On a phone the field covers the lower half.
  first?.scrollIntoView({ block: innerWidth < NARROW ? "start" : "center" });
}

/** Whether the page shows a field, or a part of it. */
function shows(place: FieldPlace): boolean {
  const now = pageNow();
  return now !== undefined && elementsOf(now, place).some((one) => one.checkVisibility());
}

/** The clicked element, or the one that needs the least scrolling. */
function nearest(elements: readonly Element[]): Element | undefined {
  if (clicked && elements.includes(clicked)) return clicked;
  const height = frame()?.clientHeight ?? 0;
  const distance = (one: Element) => {
    const { top, bottom } = one.getBoundingClientRect();
    return Math.max(0, top - height, -bottom);
  };
  const seen = elements.filter((one) => one.checkVisibility());
  return seen.toSorted((one, other) => distance(one) - distance(other))[0] ?? elements[0];
}

/** Replaces the page's body by the saved one. Styles, scroll position and focus stay. */
async function renew(): Promise<void> {
  const now = pageNow();
  if (!now) return;
  const answer = await fetch(now.location.href, { cache: "no-store" }).catch(() => undefined);
  // The page stays as it was, rather than becoming a page that reports a fault or asks to sign in.
  if (!answer?.ok || answer.redirected) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
  if (now !== pageNow()) return;
  const focused = document.activeElement === frame() && now.activeElement;
  now.body.replaceWith(now.adoptNode(fresh.body));
  prepare(now);
  const [place] = focused ? placesIn(focused) : [];
  if (place) focus(readPlace(place));
  // Hydrates the islands of the new body.
  const script = now.createElement("script");
  Object.assign(script, { type: "module", src: `/site/browser.ts?t=${Date.now()}` });
  now.body.append(script);
}

/** Focuses the element of a field. */
function focus(place: FieldPlace): void {
  const now = pageNow();
  const first = nearest(now ? elementsOf(now, place) : []);
  if (first) (first as HTMLElement).focus({ preventScroll: true });
}

function goTo(path: string): void {
  const now = frame();
  if (now) now.src = path;
}
