import type { WaitingPublication } from "../../publishing.ts";
import { placeOf } from "./ChangeWords.tsx";
import { words } from "./publishing-words.ts";
import { dayAndTime } from "./times.ts";
import type { Publishing } from "./use-publishing.ts";

type WaitsProps = { waiting: WaitingPublication; timeZone: string; act: Publishing["act"] };

/** A publication that waits for its hour, or has missed it. */
export function Waits({ waiting: { id, at, changes, isMissed }, timeZone, act }: WaitsProps) {
  const when = dayAndTime(at, timeZone);
  const said = isMissed ? words.missed(when) : words.waits(when);
  return (
    <section className="told" aria-label={said}>
      <p role={isMissed ? "alert" : undefined}>{said}</p>
      <ul>
        {changes.map((change) => (
          <li key={change.id}>{placeOf(change)}</li>
        ))}
      </ul>
      <div className="buttons">
        <button type="button" onClick={() => act("publish-waiting", { id })}>
          {words.publishNow}
        </button>
        <button type="button" onClick={() => act("cancel-waiting", { id }, words.cancelled)}>
          {words.cancel}
        </button>
      </div>
    </section>
  );
}
