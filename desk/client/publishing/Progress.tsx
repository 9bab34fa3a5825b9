import { useEffect, useRef, useState } from "react";
import type { PublishingState } from "../../publishing.ts";
import { words } from "./publishing-words.ts";

type ProgressProps = { running: NonNullable<PublishingState["running"]>; onStop: () => void };

/** The steps of a publication that is under way; it can be stopped until it is sent. */
export function Progress({ running, onStop }: ProgressProps) {
  const { steps, step, line, canStop } = running;
  const [isStopping, setStopping] = useState(false);
  const at = steps.indexOf(step);
  const place = useRef<HTMLElement>(null);
  // The button that began it is gone.
  useEffect(() => place.current?.focus(), []);
  const stop = () => {
    setStopping(true);
    onStop();
  };
  return (
    <section aria-label={words.under} ref={place} tabIndex={-1}>
      <h2>{words.under}</h2>
      <p role="status" className="unseen">
        {words.step(at + 1, steps.length, words.steps[step] ?? step)}
      </p>
      <ol className="steps">
        {steps.map((name, index) => (
          <li
            key={name}
            aria-current={index === at ? "step" : undefined}
            data-done={index < at || undefined}
          >
            {words.steps[name]}
            {index === at && line && <small>{line}</small>}
          </li>
        ))}
      </ol>
      {canStop ? (
        <button type="button" onClick={stop} disabled={isStopping}>
          {isStopping ? words.stopping : words.stop}
        </button>
      ) : (
        <p>{words.goesOn}</p>
      )}
    </section>
  );
}
