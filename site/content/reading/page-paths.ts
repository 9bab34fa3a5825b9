import { interpolate } from "../../../contract/interpolate.ts";

/** The paths of pages: a file's `path` field or, without one, a default that follows from its name. */
type Page = { path?: string | undefined };

type Clinic = {
  addresses?: { treatments?: string | undefined };
  address: { city: string };
};

/** By default the pattern of `business.yaml`: "/{slug}-near-me-{town}" gives "/led-facial-near-me-st-johns". */
export function treatmentPath(slug: string, { path }: Page, { addresses, address }: Clinic) {
  // "St. John’s" → "st-johns", "Lévis" → "levis"
  const letters = address.city
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\p{M}’']/gu, "");
  const town = letters.match(/[a-z\d]+/g)?.join("-") ?? "";
  return path ?? interpolate(addresses?.treatments ?? "/treatments/{slug}", { slug, town });
}

export function concernPath(slug: string, { path }: Page): string {
  return path ?? `/concerns/${slug}`;
}

/** Pages whose default path is not their file's name. The path of the confirmation is below that of the form. */
const defaultPaths: Readonly<Record<string, (contact: string) => string>> = {
  home: () => "/",
  "thank-you": (contact) => `${contact}/sent`,
};

/** The path of a file in `pages/`. @param pages the file itself, and the page with the form */
export function pagePath(name: string, pages: Record<"page" | "contact", Page>): string {
  const { page, contact } = pages;
  return page.path ?? defaultPaths[name]?.(contact.path ?? "/contact") ?? `/${name}`;
}
