import type { Site } from "./site.ts";

/**
 * The site as pages show it in development: itself. The one seam for a program around the website, which may put
 * a module of its own in this one's place, such as the same site with a mark in every text.
 */
export function draftOf(site: Site): Site {
  return site;
}
