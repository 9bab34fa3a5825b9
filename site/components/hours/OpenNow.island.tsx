import {
  type OpenNow as OpenNowProps,
  openSentence,
  openState,
} from "../../clinic/hours/open-state.ts";
import { useNow } from "../../islands/hooks.ts";

const MINUTE_MS = 60_000;

/** Whether the clinic is open now. The HTML does not say, because only the schedule is sure there. */
export function OpenNow({ words, ...calendar }: OpenNowProps) {
  const now = useNow(MINUTE_MS);
  if (now === undefined) return null;
  const state = openState(calendar, now);
  return (
    <p className="open-now" data-state={state.isOpen ? "open" : "closed"}>
      {openSentence(state, words)}
    </p>
  );
}
