import { valueAt } from "../../../content-model/field-place.ts";
import { addressOf, concernAddress } from "../../../content-model/page-address.ts";
import type { Draft } from "../draft.ts";

/** Where pages stand that are not called as their files. */
const addresses: Readonly<Record<string, string>> = {
  "pages/home": "/",
  "pages/consultation": "/contact#free-consultation",
  "pages/not-found": "/404",
  "pages/thank-you": "/contact/sent",
  gallery: "/gallery",
  promotion: "/",
  posts: "/",
  testimonials: "/",
};

/** The address of the page that shows a file's words; undefined where every page does, or none. */
export function pageOf(file: string, draft: Draft): string | undefined {
  const [folder, name = ""] = file.split("/");
  const { path } = draft.file(file) as { path?: string };
  if (folder === "concerns") return concernAddress(name, { path });
  if (folder === "treatments") {
    const city = String(valueAt(draft.file("business"), ["address", "city"]));
    return addressOf(name, { path }, city);
  }
  return addresses[file] ?? (folder === "pages" ? `/${name}` : undefined);
}
