/** The recovery: what is visible on the days after a treatment, and when work, exercise, makeup and sun are allowed again. */
import type { z } from "zod";
import { type Duration, duration, durationsIn, firstHour, lastHour } from "./duration.ts";
import type { Facts } from "./facts.ts";
import { group, list, text, toggle } from "./fields.ts";

const MOST_MOMENTS = 6;

const permission = (title: string) =>
  group(title, {
    from: duration("Allowed after").optional(),
    condition: text("Condition", {
      max: 80,
      description:
        "Follows the time, such as: once redness has gone. Without a time it is shown alone.",
    }).optional(),
  });

export const recovery = group("The days after", {
  moments: list(
    "Moments",
    group("Moment", {
      time: duration("When"),
      look: text("What is seen", { max: 100 }),
      isSettled: toggle("Ready for an event", {
        description:
          "On for the moment when skin has usually settled: the time to allow before an event.",
      }).default(false),
    }),
    { min: 2, max: MOST_MOMENTS, description: "The first is the day of the visit, 0 days." },
  ),
  allowed: group("Allowed again", {
    work: permission("Work"),
    exercise: permission("Exercise and heat"),
    makeup: permission("Makeup"),
    sun: permission("Sun"),
  }),
});

export type Recovery = z.infer<typeof recovery>;
type Described = { recovery: Recovery; facts: Facts };

/** Reports moments that are out of order. If there are none, reports permissions and facts whose times are not among the moments. */
export function checkRecovery({ recovery, facts }: Described, context: z.RefinementCtx): void {
  const report = (path: (string | number)[], message: string) =>
    context.addIssue({ code: "custom", path, message });
  const times = recovery.moments.map(({ time }) => time);
  const wrong = times.findIndex((time, index) => !isInOrder(time, times[index - 1]));
  if (wrong !== -1) {
    const expected = wrong === 0 ? "0 days, the day of the visit" : "more than the moment before";
    report(["recovery", "moments", wrong, "time"], expected);
    return;
  }
  for (const [name, { from, condition }] of Object.entries(recovery.allowed)) {
    const path = ["recovery", "allowed", name];
    if (!from && !condition) report(path, "a time, a condition or both");
    if (from && !times.some((time) => lastHour(time) === lastHour(from)))
      report([...path, "from"], "the time of one of the moments: add one there");
  }
  const known = [...times, ...Object.values(recovery.allowed).flatMap(({ from }) => from ?? [])];
  for (const name of ["daysAfter", "results"] as const) {
    const isKnown = (stated: Duration) => known.some((time) => isSame(time, stated));
    if (!durationsIn(facts[name] ?? "").every(isKnown))
      report(["facts", name], "only times that `recovery` has");
  }
}

function isInOrder(time: Duration, before: Duration | undefined): boolean {
  if (!before) return lastHour(time) === 0;
  return firstHour(time) >= lastHour(before) && lastHour(time) > lastHour(before);
}

function isSame(one: Duration, other: Duration): boolean {
  return firstHour(one) === firstHour(other) && lastHour(one) === lastHour(other);
}
