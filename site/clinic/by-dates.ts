import { Temporal } from "temporal-polyfill";
import type { Content } from "../../content-model/content-schema.ts";

type Dated = { shown: boolean; from?: string | undefined; until?: string | undefined };

/** In milliseconds since 1970: visitors see it from the one moment until the other. */
export type Period = readonly [from: number, until: number];

/** @property period undefined where it has no dates @property isLater it begins after the build */
export type ByDates<Item> = Item & { period: Period | undefined; isLater: boolean };

/** The announcements and the promotion that visitors see, now or later. */
export function byDates({ announcements, promotion, business }: Content, now = Date.now()) {
  const { timeZone } = business;
  const seen = <Item extends Dated>(items: readonly Item[]) =>
    items
      .filter(({ shown }) => shown)
      .map((item) => withPeriod(item, timeZone, now))
      .filter(({ period }) => !period || now < period[1])
      // Without script those are seen which begin the list; the stylesheet counts them.
      .toSorted((one, other) => Number(one.isLater) - Number(other.isLater));
  return {
    announcements: seen(announcements?.items ?? []),
    promotion: promotion && seen([promotion])[0],
  };
}

function withPeriod<Item extends Dated>(item: Item, timeZone: string, now: number): ByDates<Item> {
  const { from, until } = item;
  const start = (day: string, daysLater = 0) =>
    Temporal.PlainDate.from(day).add({ days: daysLater }).toZonedDateTime(timeZone)
      .epochMilliseconds;
  const period: Period | undefined =
    from || until
      ? [from ? start(from) : 0, until ? start(until, 1) : Number.POSITIVE_INFINITY]
      : undefined;
  return { ...item, period, isLater: period !== undefined && now < period[0] };
}
