import { valueAt } from "../site/content/reading/field-place.ts";
import { addressOf, addressPatterns, pageAddress } from "../site/content/reading/page-address.ts";
import type { Draft } from "./draft.ts";

/** Files whose words are shown on the page of another file. */
const shownOn: Readonly<Record<string, string>> = {
  "pages/consultation": "contact",
  gallery: "gallery",
  promotion: "home",
  posts: "home",
  testimonials: "home",
};

type Written = { path?: string };

/** The address of the page that shows a file's words. Undefined if every page shows them, or none. */
export function pageOf(file: string, draft: Draft): string | undefined {
  const [folder, name = ""] = file.split("/");
  const own = (of: string) => draft.file(of) as Written;
  if (folder === "concerns" || folder === "treatments") {
    const business = draft.file("business") as Parameters<typeof addressPatterns>[0];
    const pattern = addressPatterns(business)[folder];
    const city = String(valueAt(business, ["address", "city"]));
    return addressOf(name, own(file), { pattern, city });
  }
  if (file === "pages/not-found") return "/404";
  const page = shownOn[file] ?? (folder === "pages" ? name : undefined);
  return page && pageAddress(page, { page: own(`pages/${page}`), contact: own("pages/contact") });
}
