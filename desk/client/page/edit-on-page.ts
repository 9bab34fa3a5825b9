import { placesIn } from "./marked-elements.ts";
import { pageStyle } from "./page-style.ts";

type OnOpen = (places: string[], shown: Element) => void;

/** Controls that work as for visitors: menus, carousels, the form's fields. */
const ACTS = "button, input, select, textarea, label";

const FOCUSABLE = "a[href], button, summary, input, select, textarea";

/** A click on words or a picture opens its field, and so does Enter while it has the focus. */
export function makeEditable(page: Document, onOpen: OnOpen): void {
  const style = page.createElement("style");
  style.textContent = pageStyle;
  page.head.append(style);
  page.addEventListener(
    "click",
    (event) => {
      const target = event.target as Element;
      const link = target.closest("a");
      // The frame must not navigate to a phone or mail address.
      if (link && !link.protocol.startsWith("http")) event.preventDefault();
      if (target.closest(ACTS)) return;
      const isByKeyboard = event.detail === 0;
      const shown = isByKeyboard ? target.closest("[data-desk]") : elementAt(page, event);
      const places = shown ? placesIn(shown) : [];
      if (!shown || places.length === 0) return;
      // A question must open, so that its answer can be clicked.
      if (!target.closest("summary")) event.preventDefault();
      event.stopPropagation();
      onOpen(places, shown);
    },
    true,
  );
  page.addEventListener(
    "beforetoggle",
    (event) => {
      // The pop-up's timer would cover the page that is edited.
      if ((event.target as Element).localName === "dialog") event.preventDefault();
    },
    true,
  );
  page.addEventListener("keydown", (event) => {
    const target = event.target as Element;
    const isOpening = event.key === "Enter" && !target.matches(FOCUSABLE);
    if (isOpening && placesIn(target).length > 0) onOpen(placesIn(target), target);
  });
}

/** Makes words and pictures focusable. */
export function makeFocusable(page: Document): void {
  for (const one of page.querySelectorAll<HTMLElement>("[data-desk]")) {
    if (!one.matches(FOCUSABLE) && !one.closest(ACTS)) one.tabIndex = 0;
  }
}

/** The marked element at a point, even under a link that covers a card. */
function elementAt(page: Document, { clientX, clientY }: MouseEvent): Element | undefined {
  return page.elementsFromPoint(clientX, clientY).find((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const isThere = left <= clientX && clientX <= right && top <= clientY && clientY <= bottom;
    return isThere && placesIn(one).length > 0;
  });
}
