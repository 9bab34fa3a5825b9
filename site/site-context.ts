import { createContext, useContext } from "react";
import type { Site } from "./site.ts";
import type { Words } from "./words/words.ts";

/** The site that a page belongs to. Pages, layout and pictures use it; other components get their content as props, and labels by `useWords`. */
export const SiteContext = createContext<Site | null>(null);

/** @throws Error outside of a SiteContext */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error("A page must be inside a <SiteContext>, which provides the site.");
  return site;
}

/** The site's labels and messages, with the clinic's facts filled in. */
export function useWords(): Words {
  return useSite().content.words;
}
