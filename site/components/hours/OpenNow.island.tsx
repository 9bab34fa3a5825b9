import { useEffect, useState } from "react";
import { type Calendar, openState } from "../../clinic/open-state.ts";

type OpenNowProps = Calendar & {
  /** What is told while it is open, by the time at which it closes. */
  words: { open: Readonly<Record<string, string>>; closed: string };
};

/** Whether the clinic is open now; nothing before it is awake, since only the schedule is sure then. */
export function OpenNow({ words, ...calendar }: OpenNowProps) {
  const [now, setNow] = useState<Date>();
  useEffect(() => setNow(new Date()), []);
  if (!now) return null;
  const state = openState(calendar, now);
  return (
    <p className="open-now" data-state={state.isOpen ? "open" : "closed"}>
      {(state.isOpen && words.open[state.until]) || words.closed}
    </p>
  );
}
