import type { Content } from "../content/content-schema.ts";
import { formatPhone } from "../content/reading/variables.ts";

/** A phone number as it is shown, "(416) 555-0100", and its link, "tel:+14165550100" or "sms:+14165550100". */
export type Phone = { shown: string; link: string };

export function phoneOf({ phone }: Content["business"]): Phone {
  return { shown: formatPhone(phone), link: `tel:${phone}` };
}

/** The number for text messages, of a clinic that reads them. */
export function textsTo({ textsTo: number }: Content["business"]): Phone | undefined {
  return number === undefined ? undefined : { shown: formatPhone(number), link: `sms:${number}` };
}

/** The label of a tel: link: "Call (416) 555-0100". */
export function callLabel({ business, words: { labels } }: Content): string {
  return `${labels.call} ${phoneOf(business).shown}`;
}

export type ClinicMap = ReturnType<typeof clinicMap>;

/** The drawn map, the coordinates for a provider's map, and a link that opens a map app. */
export function clinicMap(content: Content) {
  const { latitude, longitude, mapPhoto } = content.business.address;
  const name = content.words.formats.addressLines.join(", ");
  // The name has no-break spaces, which a search takes as a part of a word.
  const query = encodeURIComponent(name.replaceAll("\u00a0", " "));
  return {
    photo: mapPhoto,
    name,
    latitude,
    longitude,
    link: `https://www.google.com/maps/search/?api=1&query=${query}`,
  };
}
