import { z } from "zod";

/** A range of time after a visit. */
export type Duration = { from: number; to: number; unit: Unit };
type Unit = keyof typeof HOURS;

const HOURS = { hour: 1, day: 24, week: 168 } as const;
const UNITS = Object.keys(HOURS) as Unit[];
const SPAN = String.raw`(\d{1,2})(?:–(\d{1,2}))? (?:${UNITS.map((unit) => `(${unit}s?)`).join("|")})(?![a-z])`;
const ABOUT = "(?:about )?";
const WRITTEN = new RegExp(`^${ABOUT}${SPAN}$`);
/** A file may contain the name of a variable instead. */
const WITH_VARIABLE = new RegExp(String.raw`^(?:\{[a-z][A-Za-z\d]*\}|${ABOUT}${SPAN})$`);
const EXPECTED = "a time such as 0 days, 24–48 hours or 2 weeks, or a variable such as {redness}";

/** A field for a time after a visit in hours, days or weeks. The day of the visit is "0 days". */
export function duration(title: string) {
  return z
    .string()
    .regex(WITH_VARIABLE, { error: EXPECTED, abort: true })
    .transform((written, context): Duration => {
      const [read] = durationsIn(written);
      if (read && WRITTEN.test(written) && read.from <= read.to) return read;
      context.addIssue({ code: "custom", message: EXPECTED, continue: false });
      return z.NEVER;
    })
    .meta({
      title,
      description: "Such as 24–48 hours, 3 days or 2 weeks. The day of the visit is 0 days.",
      patternMessage: EXPECTED,
    });
}

/** All times that a text contains: "Onset 3–7 days, full effect about 2 weeks" has two. */
export function durationsIn(text: string): Duration[] {
  return Array.from(text.matchAll(new RegExp(SPAN, "g")), ([, from, to = from, ...units]) => ({
    from: Number(from),
    to: Number(to),
    unit: UNITS.find((_, index) => units[index]) ?? "day",
  }));
}

export function firstHour({ from, unit }: Duration): number {
  return from * HOURS[unit];
}

export function lastHour({ to, unit }: Duration): number {
  return to * HOURS[unit];
}
