import { interpolate } from "../../../contract/interpolate.ts";

/** How an address is made of a file's name: "/{slug}-near-me-{town}". */
export type AddressPattern = { pattern: string; city: string };
type Written = { path?: string | undefined };

type Clinic = {
  addresses?: { treatments?: string | undefined; concerns?: string | undefined };
};

/** As the clinic has it. */
export function addressPatterns({ addresses }: Clinic) {
  return {
    treatments: addresses?.treatments ?? "/treatments/{slug}",
    concerns: addresses?.concerns ?? "/concerns/{slug}",
  };
}

/** A file's own path, or one made of its name and the town: "/led-facial-near-me-st-johns". */
export function addressOf(slug: string, { path }: Written, { pattern, city }: AddressPattern) {
  // "St. John’s" → "st-johns", "Lévis" → "levis"
  const letters = city
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\p{M}’']/gu, "");
  const town = letters.match(/[a-z\d]+/g)?.join("-") ?? "";
  return path ?? interpolate(pattern, { slug, town });
}

/** Pages that do not stand where their files' names say; the form's answer stands below the form. */
const otherwise: Readonly<Record<string, (contact: string) => string>> = {
  home: () => "/",
  "thank-you": (contact) => `${contact}/sent`,
};

/** @param written the page and the one with the form, whose own paths go before what follows from the names */
export function pageAddress(name: string, written: Record<"page" | "contact", Written>): string {
  const { page, contact } = written;
  return page.path ?? otherwise[name]?.(contact.path ?? "/contact") ?? `/${name}`;
}
