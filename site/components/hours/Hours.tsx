import type { FormattedHours } from "../../clinic/hours/hours.ts";
import { Island } from "../../islands/Island.tsx";
import { HoursTable } from "./HoursTable.tsx";
import { OpenNow } from "./OpenNow.island.tsx";
import { SingleDays } from "./SingleDays.island.tsx";

/** The hours of a week below a note that explains them. After hydration the clinic's opening state is shown too. */
export function Hours({ rows, note, openNow, singleDays }: Omit<FormattedHours, "label">) {
  return (
    <div className="stack hours">
      <p className="hours-note">{note}</p>
      <HoursTable rows={rows} />
      {singleDays && singleDays.rows.length > 0 && (
        <Island of={SingleDays} wake="near" props={singleDays} />
      )}
      {openNow && <Island of={OpenNow} wake="near" props={openNow} />}
    </div>
  );
}
