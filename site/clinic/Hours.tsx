import { holidays, type Schedule, timeZone } from "../../content/business.ts";
import { openNow } from "../../content/interface.ts";
import { hoursRows } from "./business-facts.ts";
import { utcOffsets } from "./utc-offsets.ts";

/** Long enough for a build that is forgotten; the holidays ask for a new one every year. */
const YEARS_AHEAD = 5;
const clinicOffsets = utcOffsets(timeZone, new Date().getUTCFullYear(), YEARS_AHEAD);

type HoursProps = { schedule: Schedule; showsOpenNow?: boolean };

/** A schedule in words; "open now" is worked out in the browser by `behaviours/open-now.ts`. */
export function Hours({ schedule, showsOpenNow = false }: HoursProps) {
  return (
    <div className="grid gap-1">
      <dl className="hours">
        {hoursRows(schedule).map(({ days, hours }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </dl>
      <p className="hours-note">{schedule.note}</p>
      {showsOpenNow && (
        <p
          className="open-now"
          hidden
          data-open-now={JSON.stringify({
            days: schedule.days,
            holidays: holidays.map(({ date }) => date),
            utcOffsets: clinicOffsets,
            words: openNow,
          })}
        />
      )}
    </div>
  );
}
