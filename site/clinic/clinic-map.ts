import type { Address } from "../../content-model/schema/places.ts";
import type { MediaFiles } from "../media/media-files.ts";

export type ClinicMap = ReturnType<typeof clinicMap>;

type MapOptions = { addressLines: readonly string[]; poster: string; media: MediaFiles };

/** A place's drawn map, and the address of the provider's map. */
export function clinicMap(
  { latitude, longitude }: Address,
  { addressLines, poster, media }: MapOptions,
) {
  const name = addressLines.join(", ");
  return {
    poster: media.addressOf(`line/${poster}.svg`),
    name,
    latitude,
    longitude,
    link: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(name)}`,
  };
}
