import type { Thing } from "schema-dts";
import { pictureSource } from "../media/pictures.ts";
import { publicSiteUrl } from "../settings.ts";
import type { Clinic } from "./clinic.ts";

type Item = Thing | Clinic;

/** What a page tells search engines: one `@graph`, whose text equals what the page shows. */
export type Graph = { "@context": "https://schema.org"; "@graph": readonly Item[] };

export function graph(...items: readonly Item[]): Graph {
  return { "@context": "https://schema.org", "@graph": items };
}

export function absolute(path: string): string {
  return publicSiteUrl + path;
}

export function pictureAddress(photo: string): string {
  return absolute(pictureSource(photo, "landscape").src);
}
