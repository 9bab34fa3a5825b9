import { useEffect, useRef } from "react";
import type { Outcome as Ended } from "../../publishing.ts";
import { words } from "./publishing-words.ts";
import { timeOfDay } from "./times.ts";
import type { Publishing } from "./use-publishing.ts";

type OutcomeProps = {
  outcome: Ended;
  timeZone: string;
  act: Publishing["act"];
  canGoLive: boolean;
};

/** How the last publication ended. */
export function Outcome({ outcome, timeZone, act, canGoLive }: OutcomeProps) {
  const { message, at, isSent, isLive } = outcome;
  const place = useRef<HTMLElement>(null);
  // The steps that had the focus are gone.
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.focus();
  }, []);
  return (
    <section className="told" ref={place} tabIndex={-1}>
      <p role="status">{isLive ? words.at(message, timeOfDay(at, timeZone)) : message}</p>
      {isSent && !isLive && canGoLive && (
        <button type="button" onClick={() => act("publishing/go-live")}>
          {words.goLive}
        </button>
      )}
    </section>
  );
}
