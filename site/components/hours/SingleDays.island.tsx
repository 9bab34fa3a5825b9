import type { SingleDaysRow } from "../../derived/hours.ts";
import { type ClinicClock, wallClock } from "../../derived/open-state.ts";
import { useNow } from "../../islands/hooks.ts";
import { HoursTable } from "./HoursTable.tsx";

const MINUTE_MS = 60_000;

type SingleDaysProps = {
  label: string;
  /** In the order of their dates. */
  rows: readonly SingleDaysRow[];
  mostShown: number;
  clock: ClinicClock;
};

/** The next days with hours of their own. Those that have passed since the build go in the browser. */
export function SingleDays({ label, rows, mostShown, clock }: SingleDaysProps) {
  const now = useNow(MINUTE_MS);
  const today = now === undefined ? "" : wallClock(clock, now).date;
  const next = rows.filter(({ to }) => to >= today).slice(0, mostShown);
  if (next.length === 0) return null;
  return (
    <div className="single-days">
      <p className="hours-note">{label}</p>
      <HoursTable rows={next} />
    </div>
  );
}
