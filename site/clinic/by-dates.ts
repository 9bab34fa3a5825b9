import { Temporal } from "temporal-polyfill";
import type { Content } from "../content/content-schema.ts";
import type { Period } from "./period.ts";

type Dated = { shown: boolean; from?: string | undefined; until?: string | undefined };

export type ByDates<Item> = Omit<Item, "shown" | keyof Period> & Period;

/** The announcements and the promotion that visitors see, now or later. */
export function byDates({ announcements, promotion, business }: Content, now = Date.now()) {
  const { timeZone } = business;
  const seen = <Item extends Dated>(items: readonly Item[]) =>
    items
      .filter(({ shown }) => shown)
      .map((item) => withPeriod(item, timeZone))
      .filter(({ until }) => until === undefined || now < until);
  return {
    announcements: seen(announcements?.items ?? []),
    promotion: promotion && seen([promotion])[0],
  };
}

function withPeriod<Item extends Dated>(item: Item, timeZone: string): ByDates<Item> {
  const { from, until, shown, ...rest } = item;
  const start = (day: string, daysLater = 0) =>
    Temporal.PlainDate.from(day).add({ days: daysLater }).toZonedDateTime(timeZone)
      .epochMilliseconds;
  return { ...rest, ...(from && { from: start(from) }), ...(until && { until: start(until, 1) }) };
}
