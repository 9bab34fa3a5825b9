import { interpolate } from "../../../contract/interpolate.ts";
import type { Unplaced } from "../content-schema.ts";
import { KINDS } from "../schema/treatment.ts";
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
  if (folder === "treatments") {
    const pattern = path ?? valueAt(business, ["addresses", "treatments"]) ?? "/treatments/{slug}";
    const town = slugOf(valueAt(business, ["address", "city"]));
    return {
      ...data,
      slug,
      service,
      shortPath,
      path: interpolate(String(pattern), { slug, town }),
    };
  }
  const ofPage = folder === "pages" ? pagePath(slug) : undefined;
  return ofPage === undefined ? data : { ...data, path: ofPage };
}

/**
 * Whether the site has a page for a file of the content: a listing without treatments and a concern that no
 * treatment names have none.
 * @param name "pages/invasive-treatments"
 * @param treatments of unchecked files, or parsed
 */
export function hasPage(name: string, treatments: readonly RawFile[]): boolean {
  const [folder, slug] = name.split("/");
  if (folder === "concerns")
    return treatments.some(({ concerns }) => Array.isArray(concerns) && concerns.includes(slug));
  const listed = KINDS.find((kind) => name === `pages/${kind}-treatments`);
  return !listed || treatments.some(({ kind }) => kind === listed);
}

/** A town in an address: "St. John’s" → "st-johns", "Lévis" → "levis". */
export function slugOf(town: unknown): string {
  const letters = String(town ?? "")
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\p{M}’']/gu, "");
  return letters.match(/[a-z\d]+/g)?.join("-") ?? "";
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
