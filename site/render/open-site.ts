import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { contentFolder } from "../content/folder.ts";
import { readContent } from "../content/read.ts";
import { createSite, type Site } from "../site.ts";
import { siteInDevelopment } from "../site-in-development.ts";
import { builtWith } from "./build-inputs.ts";

type Known = { version: string; site: Site; draft: Site };

let known: Known | undefined;

/** Opens the site of this process's content folder and settings. @throws ContentError */
export function openSite(): Site {
  const content = readContent(contentFolder);
  return createSite({ content, folder: contentFolder, settings: builtWith });
}

/** In development: returns the same site until a content file changes. @throws ContentError */
export function currentSite(): Site {
  return current().site;
}

/** In development: the site that pages render. */
export function currentDraft(): Site {
  return current().draft;
}

function current(): Known {
  const version = versionOf(contentFolder);
  if (known?.version !== version) {
    const site = openSite();
    known = { version, site, draft: siteInDevelopment(site) };
  }
  return known;
}

/** A text that changes when a file is changed, added or removed. It takes 2 ms, and a watcher would be slower to notice. */
function versionOf(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => `${name} ${statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs}`)
    .join();
}
