import poster from "#media/line/map-poster.svg?url";
import { content } from "../../content-model/content.ts";
import { addressLines } from "./business-facts.ts";

const { address } = content.business;

const name = addressLines.join(", ");

/** The clinic on a map: a drawn one, and where the real one is. */
export const clinicMap = {
  poster,
  name,
  latitude: address.latitude,
  longitude: address.longitude,
  link: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(name)}`,
};
export type ClinicMap = typeof clinicMap;
