import { type OpenNow, openState } from "../../clinic/open-state.ts";
import { openNowAttribute } from "./open-now-attribute.ts";

/** Shows beside the hours whether the clinic is open now. */
export function showOpenNow(): void {
  for (const element of document.querySelectorAll<HTMLElement>(`[${openNowAttribute}]`)) {
    const { words, ...calendar }: OpenNow = JSON.parse(
      element.getAttribute(openNowAttribute) ?? "{}",
    );
    const state = openState(calendar, new Date());
    element.textContent = (state.isOpen && words.open[state.until]) || words.closed;
    element.dataset.state = state.isOpen ? "open" : "closed";
    element.hidden = false;
  }
}
