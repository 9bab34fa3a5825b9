import { interpolate } from "../../../contract/interpolate.ts";
import { type Duration, lastHour } from "../../content/schema/duration.ts";
import type { Recovery } from "../../content/schema/recovery.ts";
import type { Words } from "../../words/words.ts";
import { withoutBreaks } from "../text/non-breaking.ts";

const PERMISSIONS = ["work", "exercise", "makeup", "sun"] as const;
const HOURS_A_DAY = 24;

type RecoveryWords = Words["treatmentPage"]["recovery"];
type Permission = Recovery["allowed"][(typeof PERMISSIONS)[number]];
export type RecoveryCalendar = ReturnType<typeof recoveryCalendar>;

/** The days after a treatment, in words. @param locale as in `lang` */
export function recoveryCalendar(
  { moments, allowed }: Recovery,
  words: RecoveryWords,
  locale: string,
) {
  const settled = moments.find(({ isSettled }) => isSettled)?.time;
  return {
    moments: moments.map(({ time, look }) => ({ label: sayTime(time), look })),
    permissions: PERMISSIONS.map((name) => ({
      name: words[name],
      isDated: allowed[name].from !== undefined,
      /** At how many of the moments it is not allowed yet. */
      waiting: moments.filter(({ time }) => isBefore(time, allowed[name].from)).length,
      allowed: sayPermission(allowed[name]),
    })),
    /** How long before an event to come. */
    event: sayEvent(settled),
  };

  function sayPermission({ from, condition }: Permission): string {
    const time = from && (isNear(from) ? sayTime(from) : after(from));
    const said = [time, condition].filter((part) => part).join(", ");
    return said.charAt(0).toUpperCase() + said.slice(1);
  }

  function after(time: Duration): string {
    return interpolate(words.after, { time: format(time, locale) });
  }

  function sayEvent(time: Duration | undefined): string {
    if (!time) return words.unsettled;
    if (lastHour(time) === 0) return words.sameDay;
    return interpolate(words.leave, { time: format(time, locale) });
  }

  /** "That day", "Next day", "24–48 hours" */
  function sayTime(time: Duration): string {
    if (!isNear(time)) return format(time, locale);
    return lastHour(time) === 0 ? words.sameDay : words.nextDay;
  }
}

/** Whether it goes by a name, not by a number. */
function isNear(time: Duration): boolean {
  return lastHour(time) === 0 || (time.unit === "day" && lastHour(time) === HOURS_A_DAY);
}

function isBefore(time: Duration, from: Duration | undefined): boolean {
  return from !== undefined && lastHour(time) < lastHour(from);
}

function format({ from, to, unit }: Duration, locale: string): string {
  const number = new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" });
  return from === to ? number.format(to) : withoutBreaks(number.formatRange(from, to));
}
