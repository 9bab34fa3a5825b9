import { interpolate } from "../../contract/interpolate.ts";
import { LOCALE } from "../../contract/locale.ts";
import { type Duration, lastHour } from "../content/schema/duration.ts";
import type { Recovery } from "../content/schema/recovery.ts";
import type { Words } from "../words/words.ts";

const PERMISSIONS = ["work", "exercise", "makeup", "sun"] as const;
const HOURS_A_DAY = 24;

type RecoveryWords = Words["treatmentPage"]["recovery"];
type Permission = Recovery["allowed"][(typeof PERMISSIONS)[number]];
/** The recovery after a treatment as texts, for the table and the comparison. */
export function recoveryCalendar({ moments, allowed }: Recovery, words: RecoveryWords) {
  const settled = moments.find(({ isSettled }) => isSettled)?.time;
  return {
    moments: moments.map(({ time, look }) => ({ label: timeText(time), look })),
    permissions: PERMISSIONS.map((name) => ({
      name: words[name],
      isDated: allowed[name].from !== undefined,
      /** The number of moments at which the activity is not allowed yet. */
      waiting: moments.filter(({ time }) => isBefore(time, allowed[name].from)).length,
      allowed: permissionText(allowed[name]),
    })),
    /** How long before an event the treatment should be. */
    event: eventText(settled),
  };

  function permissionText({ from, condition }: Permission): string {
    const time = from && (isNear(from) ? timeText(from) : after(from));
    const text = [time, condition].filter((part) => part).join(", ");
    return text.charAt(0).toUpperCase() + text.slice(1);
  }

  function after(time: Duration): string {
    return interpolate(words.after, { time: format(time) });
  }

  function eventText(time: Duration | undefined): string {
    if (!time) return words.unsettled;
    if (lastHour(time) === 0) return words.sameDay;
    return interpolate(words.leave, { time: format(time) });
  }

  /** "That day", "Next day", "24–48 hours" */
  function timeText(time: Duration): string {
    if (!isNear(time)) return format(time);
    return lastHour(time) === 0 ? words.sameDay : words.nextDay;
  }
}

/** Whether the time is shown as "that day" or "next day" rather than as a number. */
function isNear(time: Duration): boolean {
  return lastHour(time) === 0 || (time.unit === "day" && lastHour(time) === HOURS_A_DAY);
}

function isBefore(time: Duration, from: Duration | undefined): boolean {
  return from !== undefined && lastHour(time) < lastHour(from);
}

function format({ from, to, unit }: Duration): string {
  const number = new Intl.NumberFormat(LOCALE, { style: "unit", unit, unitDisplay: "long" });
  return from === to ? number.format(to) : number.formatRange(from, to);
}
