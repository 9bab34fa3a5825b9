import { createContext, useContext } from "react";
import type { Site } from "./site.ts";
import type { Words } from "./words/words.ts";

/** Around every page. Pages, layout and pictures take the site from it; all other components take what they show by props, and labels by `useWords`. */
export const SiteContext = createContext<Site | null>(null);

/** Throws outside of a SiteContext. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error("A page must stand inside <SiteContext>, which knows the clinic.");
  return site;
}

/** The site's own words in the page's language, the clinic's facts in their places. */
export function useWords(): Words {
  return useSite().content.words;
}
