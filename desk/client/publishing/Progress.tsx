import { useEffect, useRef } from "react";
import { type PublishingState, steps } from "../../publishing.ts";
import { words } from "../../words/words.ts";
import { formatMoment } from "./format-moment.ts";

/** The step of a running publication, or the result of the last one. */
export function Progress({ state }: { state: PublishingState }) {
  const { running } = state;
  const outcome = running ? undefined : state.outcome;
  const place = useRef<HTMLElement>(null);
  // The pressed button was removed.
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.focus();
  });
  if (!running && !outcome) return null;
  const at = running ? steps.indexOf(running) : -1;
  const ended = outcome?.address
    ? words.at(outcome.message, formatMoment(outcome.at))
    : outcome?.message;
  return (
    <section className="told" aria-label={words.publishing} ref={place} tabIndex={-1}>
      <p role="status">
        {running ? words.step(at + 1, steps.length, words.steps[running]) : ended}
      </p>
      {outcome?.said && (
        <details>
          <summary>{words.said}</summary>
          <p className="said">{outcome.said}</p>
        </details>
      )}
      {outcome?.address && (
        <a href={outcome.address} target="_blank" rel="noreferrer">
          {words.site}
        </a>
      )}
      {running && <p>{words.goesOn}</p>}
    </section>
  );
}
