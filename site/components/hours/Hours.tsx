import type { FormattedHours } from "../../clinic/hours/hours.ts";
import { Island } from "../../islands/Island.tsx";
import { OpenNow } from "./OpenNow.island.tsx";

/** A week's hours in words, headed by what they are; whether the door is open now is known in the browser. */
export function Hours({ rows, note, closed, openNow }: Omit<FormattedHours, "label">) {
  return (
    <div className="stack hours">
      <p className="hours-note">{note}</p>
      <dl>
        {rows.map(({ days, times }) => (
          <div key={days}>
            <dt>{days}</dt>
            {times.map((time) => (
              <dd key={time}>{time}</dd>
            ))}
          </div>
        ))}
      </dl>
      {closed && <p className="hours-note">{closed}</p>}
      {openNow && <Island of={OpenNow} wake="near" props={openNow} />}
    </div>
  );
}
