import { withPath } from "../site/content/reading/page-paths.ts";
import type { Draft } from "./draft.ts";

/** Files whose words are shown on the page of another file. */
const shownOn: Readonly<Record<string, string>> = {
  "pages/consultation": "pages/home",
  gallery: "pages/gallery",
  promotion: "pages/home",
  posts: "pages/home",
  testimonials: "pages/home",
};

/** The address of the page that shows a file's words. Undefined if every page shows them, or none. */
export function pageOf(file: string, draft: Draft): string | undefined {
  if (file === "pages/not-found") return "/404";
  const page = shownOn[file] ?? file;
  return withPath(page, draft.file(page), draft.file("business")).path as string | undefined;
}
