import { interpolate } from "../../../contract/interpolate.ts";
import type { Unplaced } from "../content-schema.ts";
import type { RawFile } from "../source.ts";
import { valueAt } from "./field-place.ts";

/**
 * Adds what follows from the name of a file: the path of its page, and the short path and the form's value of a treatment.
 * @param data @param business of unchecked files, or parsed
 */
export function withPath(name: string, data: RawFile, business: RawFile): RawFile {
  const [folder, slug = ""] = name.split("/");
  const { path, shortPath = `/${slug}`, service = slug } = data;
  if (folder === "concerns") return { ...data, slug, path: path ?? `/concerns/${slug}` };
  if (folder === "treatments")
    return { ...data, slug, service, shortPath, path: path ?? treatmentPath(slug, business) };
  const ofPage = folder === "pages" ? pagePath(slug) : undefined;
  return ofPage === undefined ? data : { ...data, path: ofPage };
}

/** The pattern of `business.yaml`: "/{slug}-near-me-{town}" gives "/led-facial-near-me-st-johns". */
function treatmentPath(slug: string, business: RawFile): string {
  const pattern = valueAt(business, ["addresses", "treatments"]) ?? "/treatments/{slug}";
  // "St. John’s" → "st-johns", "Lévis" → "levis"
  const letters = String(valueAt(business, ["address", "city"]) ?? "")
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\p{M}’']/gu, "");
  const town = letters.match(/[a-z\d]+/g)?.join("-") ?? "";
  return interpolate(String(pattern), { slug, town });
}

/** Pages whose path is not their file's name. Undefined: the page has no address of its own. */
const otherPaths: Readonly<Record<Unplaced | "home" | "thank-you", string | undefined>> = {
  home: "/",
  "thank-you": "/contact/sent",
  consultation: undefined,
  "not-found": undefined,
};

/** @param name the name of a file in `pages/` */
function pagePath(name: string): string | undefined {
  return Object.hasOwn(otherPaths, name) ? otherPaths[name as keyof typeof otherPaths] : `/${name}`;
}
