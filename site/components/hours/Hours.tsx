import type { FormattedHours } from "../../derived/hours.ts";
import { Island } from "../../islands/Island.tsx";
import { HoursTable } from "./HoursTable.tsx";
import { OpenNow } from "./OpenNow.island.tsx";
import { SingleDays } from "./SingleDays.island.tsx";

/** The opening hours of a week below a note that explains them, the next days with other hours, whether the clinic is open, and what to do when nobody answers. */
export function Hours({
  rows,
  note,
  otherwise,
  openNow,
  singleDays,
}: Omit<FormattedHours, "label">) {
  return (
    <div className="hours">
      <p className="hours-note">{note}</p>
      <HoursTable rows={rows} />
      {singleDays && singleDays.rows.length > 0 && (
        <Island of={SingleDays} wake="near" props={singleDays} />
      )}
      {openNow && <Island of={OpenNow} wake="near" props={openNow} />}
      {otherwise && <p className="hours-otherwise">{otherwise}</p>}
    </div>
  );
}
