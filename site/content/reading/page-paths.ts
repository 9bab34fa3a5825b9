import { interpolate } from "../../../contract/interpolate.ts";
import type { Unplaced } from "../content-schema.ts";

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

/** Pages whose path is not their file's name. Undefined: the page has no address of its own. */
const otherPaths: Readonly<Record<Unplaced | "home" | "thank-you", string | undefined>> = {
  home: "/",
  "thank-you": "/contact/sent",
  consultation: undefined,
  "not-found": undefined,
};

/** @param name the name of a file in `pages/` */
export function pagePath(name: string): string | undefined {
  return Object.hasOwn(otherPaths, name) ? otherPaths[name as keyof typeof otherPaths] : `/${name}`;
}
