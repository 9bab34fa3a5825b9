import { type Duration, firstHour, lastHour } from "../../../content-model/schema/duration.ts";

const HOURS_A_MONTH = 24 * 30;
/** The line runs on for so many times as long as the effect may last. */
const BEYOND = 1.7;
/** Hours below which times lie side by side. */
const NEAR = 48;
/** What stands before the treatment, as a share of the line. */
const BEFORE = 0.07;

/** `lasting` in months. */
type Effect = { onset: Duration; full: Duration; lasting: { from: number; to: number } };
export type EffectTimes = ReturnType<typeof effectTimes>;

/** Where the times of an effect lie along a line, from 0 to 1: a day takes much room at first, a month little later. */
export function effectTimes({ onset, full, lasting }: Effect) {
  const end = lasting.to * HOURS_A_MONTH * BEYOND;
  const share = (hours: number) =>
    BEFORE + ((1 - BEFORE) * Math.log1p(hours / NEAR)) / Math.log1p(end / NEAR);
  return {
    onset: share(firstHour(onset)),
    full: share(lastHour(full)),
    fading: share(lasting.from * HOURS_A_MONTH),
  };
}
