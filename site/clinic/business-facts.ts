import { address, type Day, type OpenTime, phone, type Schedule } from "../../content/business.ts";
import { labels } from "../../content/interface.ts";
import { clock } from "./clock.ts";

/** "+19055550142" → "(905) 555-0142". */
export function shownPhone(): string {
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(phone) ?? [];
  if (!area)
    throw new Error(`phone in content/business.ts must be +1 and ten digits, not ${phone}`);
  return `(${area}) ${exchange}-${line}`;
}

export const phoneLink = `tel:${phone}`;

export function addressLines(): readonly string[] {
  return [address.street, `${address.city}, ${address.region} ${address.postalCode}`];
}

export const mapsLink = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(addressLines().join(", "))}`;

export type HoursRow = { days: string; hours: string };

/** Consecutive days with the same hours share a row: "Monday to Friday", "9:00 AM to 7:00 PM". */
export function hoursRows(schedule: Schedule): HoursRow[] {
  const rows: { first: string; last: string; hours: string }[] = [];
  for (const [day, time] of Object.entries(schedule.days) as [Day, OpenTime][]) {
    const name = `${day.charAt(0).toUpperCase()}${day.slice(1)}`;
    const hours = time ? `${clock(time.opens)} to ${clock(time.closes)}` : labels.closed;
    const row = rows.at(-1);
    if (row?.hours === hours) row.last = name;
    else rows.push({ first: name, last: name, hours });
  }
  return rows.map(({ first, last, hours }) => ({
    days: first === last ? first : `${first} to ${last}`,
    hours,
  }));
}
