import type { PublishingState } from "../../publishing.ts";
import { placeOf } from "./by-page.ts";
import { words } from "./publishing-words.ts";
import { dayAndTime } from "./times.ts";
import type { Publishing } from "./use-publishing.ts";

type WaitsProps = {
  waiting: NonNullable<PublishingState["waiting"]>;
  timeZone: string;
  act: Publishing["act"];
};

/** A publication that waits for its hour, or has missed it. */
export function Waits({ waiting: { at, changes, isMissed }, timeZone, act }: WaitsProps) {
  const when = dayAndTime(at, timeZone);
  const said = isMissed ? words.missed(when) : words.waits(when);
  return (
    <section className="outcome" aria-label={said}>
      <p role={isMissed ? "alert" : undefined}>{said}</p>
      <ul>
        {changes.map((change) => (
          <li key={change.id}>{placeOf(change)}</li>
        ))}
      </ul>
      <div className="row">
        <button type="button" onClick={() => act("publish-waiting", {})}>
          {words.publishNow}
        </button>
        <button type="button" onClick={() => act("cancel-waiting", {})}>
          {words.cancel}
        </button>
      </div>
    </section>
  );
}
