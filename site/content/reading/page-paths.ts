import { interpolate } from "../../../contract/interpolate.ts";

/** The paths of pages follow from the names of their files. A treatment or a concern may have another path. */
type Written = { path?: string | undefined };

type Clinic = {
  addresses?: { treatments?: string | undefined };
  address: { city: string };
};

/** By default the pattern of `business.yaml`: "/{slug}-near-me-{town}" gives "/led-facial-near-me-st-johns". */
export function treatmentPath(slug: string, { path }: Written, { addresses, address }: Clinic) {
  // "St. John’s" → "st-johns", "Lévis" → "levis"
  const letters = address.city
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\p{M}’']/gu, "");
  const town = letters.match(/[a-z\d]+/g)?.join("-") ?? "";
  return path ?? interpolate(addresses?.treatments ?? "/treatments/{slug}", { slug, town });
}

export function concernPath(slug: string, { path }: Written): string {
  return path ?? `/concerns/${slug}`;
}

/** Pages whose path is not their file's name. */
const otherPaths: Readonly<Record<string, string>> = { home: "/", "thank-you": "/contact/sent" };

/** @param name the name of a file in `pages/` */
export function pagePath(name: string): string {
  return otherPaths[name] ?? `/${name}`;
}
