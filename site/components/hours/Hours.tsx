import type { FormattedHours } from "../../clinic/hours.ts";
import { Island } from "../../islands/Island.tsx";
import { OpenNow } from "./OpenNow.island.tsx";

/** A week's hours in words; whether the door is open now is known in the browser. */
export function Hours({ rows, note, openNow }: Omit<FormattedHours, "label">) {
  return (
    <div className="stack hours">
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
      <p className="hours-note">{note}</p>
      {openNow && <Island of={OpenNow} wake="near" props={openNow} />}
    </div>
  );
}
