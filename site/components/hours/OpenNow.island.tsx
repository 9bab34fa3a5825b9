import { type OpenNow as OpenNowProps, openSentence, openState } from "../../derived/open-state.ts";
import { useNow } from "../../islands/hooks.ts";

const MINUTE_MS = 60_000;

/** Whether the clinic is open now. The prerendered HTML does not contain it, because it depends on the current time. */
export function OpenNow({ words, calls, ...calendar }: OpenNowProps) {
  const now = useNow(MINUTE_MS);
  if (now === undefined) return null;
  const state = openState(calendar, now);
  return (
    <p className="open-now" data-state={state.isOpen ? "open" : "closed"}>
      {openSentence(state, openState({ ...calendar, days: calls }, now), words)}
    </p>
  );
}
