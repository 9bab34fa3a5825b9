import { hasPage, withPath } from "../site/content/reading/page-paths.ts";
import type { Draft } from "./draft.ts";

/** Files and fields that are shown on the page of another file. On a phone the footer has no hours. */
const shownOn: Readonly<Record<string, string>> = {
  "business#schedules.opening.days": "pages/contact",
  "business#holidays": "pages/contact",
  "business#film": "pages/home",
  "pages/consultation": "pages/home",
  gallery: "pages/gallery",
  promotion: "pages/home",
  posts: "pages/home",
  testimonials: "pages/home",
};

/**
 * The address of the page that shows a file's words, or a field. Undefined if every page shows them, or none.
 */
export function pageOf(file: string, draft: Draft, field = file): string | undefined {
  if (file === "pages/not-found") return "/404";
  const page = shownOn[field] ?? shownOn[file] ?? file;
  const treatments = draft.names.filter((name) => name.startsWith("treatments/")).map(draft.file);
  if (!hasPage(page, treatments)) return undefined;
  return withPath(page, draft.file(page), draft.file("business")).path as string | undefined;
}
