import { vercelStegaClean } from "@vercel/stega";
import { builtWith } from "../site/build/settings.ts";
import { createSite, type Site } from "../site/site.ts";
import { markTexts } from "./mark-texts.ts";

/** In the place of `site/draft.ts`: the site with a mark in every text and picture; `place-marks.ts` takes them out of its pages. */
export function draftOf(site: Site): Site {
  const { alternatesOf, content, folder, fonts, inOtherLanguages, pictures } = site;
  const { preview, source } = pictures;
  const draft = createSite({ content: markTexts(content), folder, settings: builtWith });
  return {
    ...{ ...draft, alternatesOf, fonts, inOtherLanguages },
    pictures: {
      ...pictures,
      preview: (photo) => preview(vercelStegaClean(photo)),
      source: (photo, crop) => source(vercelStegaClean(photo), crop),
    },
  };
}
