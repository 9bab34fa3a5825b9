import type { Content } from "../../content-model/content-schema.ts";
import type { MediaFiles } from "../media/media-files.ts";

export type ClinicMap = ReturnType<typeof clinicMap>;

/** The clinic's drawn map, and the address of the provider's map. */
export function clinicMap({ business, interface: { formats } }: Content, media: MediaFiles) {
  const name = formats.addressLines.join(", ");
  return {
    poster: media.addressOf("line/map-poster.svg"),
    name,
    latitude: business.address.latitude,
    longitude: business.address.longitude,
    link: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(name)}`,
  };
}
