import type { FormattedHours } from "../../clinic/hours/hours.ts";
import { Island } from "../../islands/Island.tsx";
import { OpenNow } from "./OpenNow.island.tsx";

/** The hours of a week below a note that explains them. After hydration the clinic's opening state is shown too. */
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
