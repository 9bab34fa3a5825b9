import type { Content } from "../../content/content-schema.ts";

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
