import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Content } from "../content/content-schema.ts";
import { contentFolder } from "../content/folder.ts";
import { readClinic, untranslated } from "../content/read-clinic.ts";
import { draftOf } from "../draft.ts";
import { createSite, type Site } from "../site.ts";
import { builtWith } from "./settings.ts";

/** The sites of the folder and the settings of this process: the main language's, then each other's. */
type Sites = readonly [Site, ...Site[]];
type Contents = [Content, ...Content[]];

/** @throws ContentError */
export function openSites(): Sites {
  const [main, ...others] = readClinic(contentFolder).map(({ content }) => content) as Contents;
  const languages = [main, ...others];
  const open = (content: Content) =>
    createSite({ content, folder: contentFolder, settings: builtWith, languages });
  return [open(main), ...others.map(open)];
}

/** What each other language lacks: "Not in fr-CA: pages/financing, treatments/peel." */
export function untranslatedFiles(): string[] {
  const [main, ...others] = readClinic(contentFolder);
  return others.flatMap((other) => {
    const lacking = untranslated(main, other);
    const { locale } = other.content.business;
    return lacking.length > 0 ? [`Not in ${locale}: ${lacking.join(", ")}.`] : [];
  });
}

/** The site of the main language. @throws ContentError */
export function openSite(): Site {
  return openSites()[0];
}

type Known = { version: string; sites: Sites; draft: Site };

let known: Known | undefined;

/** For development: the same sites until a file of the clinic is saved, then others. @throws ContentError */
export function currentSites(): Sites {
  return current().sites;
}

/** For development: the sites as pages show them. */
export function currentDrafts(): Sites {
  const { sites, draft } = current();
  return [draft, ...sites.slice(1)];
}

function current(): Known {
  const version = versionOf(contentFolder);
  if (known?.version !== version) {
    const sites = openSites();
    known = { version, sites, draft: draftOf(sites[0]) };
  }
  return known;
}

/** Changes when a file is changed, added or removed. Takes 2 ms; a watcher would notice later. */
function versionOf(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => `${name} ${statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs}`)
    .join();
}
