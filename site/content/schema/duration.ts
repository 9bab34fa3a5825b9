import { z } from "zod";

/** A time since a visit, or about that long. */
export type Duration = { from: number; to: number; unit: Unit };
type Unit = keyof typeof HOURS;

const HOURS = { hour: 1, day: 24, week: 168 } as const;
const UNITS = Object.keys(HOURS) as Unit[];
const SPAN = String.raw`(\d{1,2})(?:–(\d{1,2}))? (?:${UNITS.map((unit) => `(${unit}s?)`).join("|")})(?![a-z])`;
const ABOUT = "(?:about )?";
const WRITTEN = new RegExp(`^${ABOUT}${SPAN}$`);
/** As it is typed, one of the file's variables may stand for it. */
const TYPED = new RegExp(String.raw`^(?:\{[a-z][A-Za-z\d]*\}|${ABOUT}${SPAN})$`);
const EXPECTED = "a time such as 0 days, 24–48 hours or 2 weeks, or a variable such as {redness}";

/** Hours, days or weeks after a visit; the day itself is "0 days". */
export function duration(title: string) {
  return z
    .string()
    .regex(TYPED, { error: EXPECTED, abort: true })
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

/** Every time that a text states: "Onset 3–7 days, full effect about 2 weeks" has two. */
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
