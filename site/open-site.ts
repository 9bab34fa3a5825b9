import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { vercelStegaClean } from "@vercel/stega";
import { contentFolder } from "../content-model/folder.ts";
import { mapTexts } from "../content-model/map-texts.ts";
import { markTexts } from "../content-model/mark-texts.ts";
import { ContentError, type Mistake } from "../content-model/mistakes.ts";
import { readContent, readSources } from "../content-model/read.ts";
import { builtWith } from "./settings.ts";
import { createSite, type Site } from "./site.ts";

const LOCALE = "en-CA";

/** The site of the folder and the settings of this process. @throws ContentError */
export function openSite(): Site {
  const content = readContent(contentFolder);
  return createSite({ content, folder: contentFolder, settings: builtWith, locale: LOCALE });
}

type Known = { version: string; site: Site; draft: Site };

let known: Known | undefined;

/** For development: the same site until a file of the clinic is saved, then another. @throws ContentError */
export function currentSite(): Site {
  return current().site;
}

/** For development: the site as pages show it. Beside the desk, its texts and pictures say which field they are. */
export function currentDraft(): Site {
  return current().draft;
}

function current(): Known {
  const version = versionOf(contentFolder);
  if (known?.version !== version) {
    const site = openSite();
    known = { version, site, draft: import.meta.env?.DESK ? draftOf(site) : site };
  }
  return known;
}

/** The site with a mark in every text and picture; `desk/server/place-marks.ts` takes them out of its pages. */
export function draftOf(site: Site): Site {
  const { content, folder, fonts, locale, pictures } = site;
  const { source } = pictures;
  const draft = createSite({ content: markTexts(content), folder, settings: builtWith, locale });
  return {
    ...{ ...draft, fonts },
    pictures: { ...pictures, source: (photo, crop) => source(vercelStegaClean(photo), crop) },
  };
}

/** Changes when a file is changed, added or removed. Takes 2 ms; a watcher would notice later. */
function versionOf(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => `${name} ${statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs}`)
    .join();
}

/** An error at the first text that holds each of these characters. */
export function missingCharacters(characters: readonly string[], font: string): ContentError {
  const mistakes = characters.flatMap((character) => {
    const message = `has “${character}”, which the font ${font} lacks: write it otherwise, or choose another font in fonts.yaml`;
    const found: Mistake[] = [];
    for (const { source } of readSources(contentFolder).sources) {
      mapTexts(source.data, (text, path) => {
        if (text.includes(character)) found.push(source.mistake(path, message));
        return text;
      });
    }
    return found.slice(0, 1);
  });
  return new ContentError(mistakes);
}
