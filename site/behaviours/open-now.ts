import type { openNow } from "../../content/interface.ts";
import { clock } from "../clinic/clock.ts";
import { type Calendar, openState } from "../clinic/open-state.ts";

type OpenNowData = Calendar & { words: typeof openNow };

/** Says whether the door is open now, beside the hours it is worked out from. */
export function showOpenNow(): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-open-now]")) {
    const { words, ...calendar }: OpenNowData = JSON.parse(element.dataset.openNow ?? "{}");
    const state = openState(calendar, new Date());
    element.textContent = state.isOpen
      ? `${words.open}, ${words.closesAt} ${clock(state.until)}`
      : words.closed;
    element.dataset.state = state.isOpen ? "open" : "closed";
    element.hidden = false;
  }
}
