import type { Content } from "../../content-model/content-schema.ts";
import { type Duration, lastHour } from "../../content-model/schema/duration.ts";
import type { Recovery } from "../../content-model/schema/recovery.ts";
import { interpolate } from "../../contract/interpolate.ts";

const PERMISSIONS = ["work", "exercise", "makeup", "sun"] as const;
const HOURS_A_DAY = 24;

type RecoveryWords = Content["interface"]["treatmentPage"]["recovery"];
export type RecoveryCalendar = ReturnType<typeof recoveryCalendar>;

/** The days after a treatment, in words. @param locale as in `lang` */
export function recoveryCalendar(recovery: Recovery, words: RecoveryWords, locale: string) {
  const say = (time: Duration) => sayTime(time, words, locale);
  const settled = recovery.moments.find(({ isSettled }) => isSettled)?.time;
  return {
    moments: recovery.moments.map(({ time, look }) => ({ label: say(time), look })),
    permissions: PERMISSIONS.map((name) => {
      const { from, condition } = recovery.allowed[name];
      const isWaiting = ({ time }: { time: Duration }) => from && lastHour(time) < lastHour(from);
      const time = from && (isNear(from) ? say(from) : interpolate(words.after, { time: say(from) }));
      return {
        name: words[name],
        /** At how many of the moments it is not allowed yet. */
        waiting: recovery.moments.filter(isWaiting).length,
        isDated: from !== undefined,
        allowed: capitalized([time, condition].filter((part) => part).join(", ")),
      };
    }),
    /** How long before an event to come. */
    event: eventTime(settled),
  };

  function eventTime(time: Duration | undefined): string {
    if (!time) return words.unsettled;
    if (lastHour(time) === 0) return words.sameDay;
    return interpolate(words.leave, { time: format(time, locale) });
  }
}

/** "That day", "Next day", "24–48 hours" */
function sayTime(time: Duration, words: RecoveryWords, locale: string): string {
  if (!isNear(time)) return format(time, locale);
  return time.to === 0 ? words.sameDay : words.nextDay;
}

/** Whether it goes by a name, not by a number. */
function isNear(time: Duration): boolean {
  return lastHour(time) === 0 || (time.unit === "day" && lastHour(time) === HOURS_A_DAY);
}

function format({ from, to, unit }: Duration, locale: string): string {
  const number = new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" });
  return from === to ? number.format(to) : number.formatRange(from, to);
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
