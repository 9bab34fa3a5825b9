import { vercelStegaClean, vercelStegaSplit } from "@vercel/stega";
import { builtWith } from "../site/render/build-inputs.ts";
import { createSite, type Site } from "../site/site.ts";
import { markTexts } from "./mark-texts.ts";

/**
 * Replaces `site/site-in-development.ts`: the site with a mark in every text and picture. `place-marks.ts`
 * removes the marks from the pages.
 */
export function siteInDevelopment(site: Site): Site {
  const { content } = site;
  const { folder, pictures } = site.media;
  const { preview, photo } = pictures;
  const draft = createSite({ content: markTexts(content), folder, settings: builtWith });
  return {
    ...draft,
    media: {
      ...draft.media,
      pictures: {
        ...pictures,
        preview: (name) => preview(vercelStegaClean(name)),
        // The name without its mark finds the picture. The mark moves to the address, and so to the element.
        photo(name) {
          const { cleaned, encoded } = vercelStegaSplit(name);
          const found = photo(cleaned);
          return {
            ...found,
            sourceSet(crop) {
              const files = found.sourceSet(crop);
              return { ...files, src: files.src + encoded };
            },
          };
        },
      },
    },
  };
}
