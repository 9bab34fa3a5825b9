import type { Content } from "../../content/content-schema.ts";
import { formatPhone } from "../../content/reading/phone.ts";

/** A number as people write it, and as a tel: link. */
export type Phone = { shown: string; link: string };

export function phoneOf({ phone }: Content["business"]): Phone {
  return { shown: formatPhone(phone), link: `tel:${phone}` };
}

/** The label of a tel: link: "Call (416) 555-0100". */
export function callLabel({ business, words: { labels } }: Content): string {
  return `${labels.call} ${phoneOf(business).shown}`;
}
