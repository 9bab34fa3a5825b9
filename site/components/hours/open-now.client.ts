import { clock } from "../../clinic/clock.ts";
import { type OpenNow, openState } from "../../clinic/open-state.ts";

/** Says whether the door is open now, beside the hours it is worked out from. */
export function showOpenNow(): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-open-now]")) {
    const { words, ...calendar }: OpenNow = JSON.parse(element.dataset.openNow ?? "{}");
    const state = openState(calendar, new Date());
    element.textContent = state.isOpen
      ? `${words.open}, ${words.closesAt} ${clock(state.until, words)}`
      : words.closed;
    element.dataset.state = state.isOpen ? "open" : "closed";
    element.hidden = false;
  }
}
