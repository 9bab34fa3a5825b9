import type { Content } from "../../content-model/content-schema.ts";
import type { Address } from "../../content-model/schema/places.ts";
import { interpolate } from "../../contract/interpolate.ts";
import type { MediaFiles } from "../media/media-files.ts";
import { phoneOf } from "./business-facts.ts";
import { clinicMap } from "./clinic-map.ts";
import type { ContactFacts } from "./contact-facts.ts";
import type { ClinicHours } from "./hours.ts";

/** The drawing that every clinic has. */
const POSTER = "map-poster";

export type Place = ReturnType<typeof createPlaces>[number];

/** Every place of the clinic, ready to be shown; the first is the one of address, phone and hours. */
export function createPlaces(content: Content, hours: ClinicHours, media: MediaFiles) {
  const { business } = content;
  const { address, email, otherPlaces, placeName: name = address.city, schedules } = business;
  const { days } = schedules.opening;
  const first = { name, address, phone: undefined, mapPoster: POSTER, days };
  const all = [first, ...otherPlaces];
  return all.map((place, index) => {
    const { mapPoster: poster = POSTER, phone: own } = place;
    const addressLines = addressLinesOf(content, place.address);
    const contact: ContactFacts = {
      address: addressLines,
      phone: phoneOf({ ...business, phone: own ?? business.phone }),
      email,
      hours: index === 0 ? hours.visit : hours.at(place.days),
    };
    return {
      ...{ postalAddress: place.address, days: place.days, contact },
      /** Undefined where it is the only one. */
      name: all.length > 1 ? place.name : undefined,
      /** In E.164, if it is not the clinic's. */
      ownPhone: own,
      map: clinicMap(place.address, { addressLines, poster, media }),
      /** Where the location page has it; empty for the first. */
      id: index === 0 ? "" : `place-${index + 1}`,
    };
  });
}

function addressLinesOf({ interface: { formats } }: Content, address: Address): string[] {
  return formats.addressLines.map((line) => interpolate(line, address));
}
