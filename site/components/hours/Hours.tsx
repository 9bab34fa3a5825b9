import type { FormattedHours } from "../../clinic/hours.ts";
import { openNowAttribute } from "./open-now-attribute.ts";

/** A week's hours in words; where the door is open now is worked out in the browser by `open-now.client.ts`. */
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
      {openNow && (
        <p className="open-now" hidden {...{ [openNowAttribute]: JSON.stringify(openNow) }} />
      )}
    </div>
  );
}
