import { useEffect, useRef } from "react";
import { words } from "./publishing-words.ts";
import { timeOfDay } from "./times.ts";
import type { Publishing } from "./use-publishing.ts";

/** Says what was done or refused, with the way back, and how the last publication ended. */
export function Notice({ publishing }: { publishing: Publishing }) {
  const { state, said, failure, undo, act } = publishing;
  const place = useRef<HTMLDivElement>(null);
  const outcome = state?.running ? undefined : state?.outcome;
  // The button that was pressed may be gone, or far below.
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (said || failure || (outcome?.at && isLost)) place.current?.focus();
  }, [said, failure, outcome?.at]);
  return (
    <div ref={place} tabIndex={-1} className="notice">
      <div className="told">
        <p role="status">{said}</p>
        {failure && <p role="alert">{failure}</p>}
        {undo && (
          <button type="button" onClick={undo}>
            {words.undo}
          </button>
        )}
      </div>
      {outcome && (
        <section className="told">
          <p role="status">
            {outcome.isLive
              ? words.at(outcome.message, timeOfDay(outcome.at, state?.timeZone ?? "UTC"))
              : outcome.message}
          </p>
          {outcome.isSent && !outcome.isLive && outcome.canGoLive && (
            <button type="button" onClick={() => act("go-live")}>
              {words.goLive}
            </button>
          )}
        </section>
      )}
    </div>
  );
}
