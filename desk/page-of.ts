import { concernPath, pagePath, treatmentPath } from "../site/content/reading/page-paths.ts";
import type { Draft } from "./draft.ts";

/** Files whose words are shown on the page of another file. */
const shownOn: Readonly<Record<string, string>> = {
  "pages/consultation": "home",
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
  if (folder === "concerns") return concernPath(name, own(file));
  if (folder === "treatments") {
    // A file that was edited by hand may lack its address.
    const business = { address: { city: "" }, ...draft.file("business") };
    return treatmentPath(name, own(file), business);
  }
  if (file === "pages/not-found") return "/404";
  const page = shownOn[file] ?? (folder === "pages" ? name : undefined);
  return page && pagePath(page);
}
