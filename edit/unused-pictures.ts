import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parse } from "yaml";
import { mapTexts } from "../content/figures.ts";

/** Made by hand for links in social networks; no page shows it. */
const APART = ["og"];

/** Masters that no file of words names, save the list of pictures itself. */
export function unusedPictures(folder: string): string[] {
  const named = new Set<string>();
  for (const file of globSync("**/*.yaml", { cwd: folder })) {
    if (file === "photos.yaml") continue;
    mapTexts(parse(readFileSync(join(folder, file), "utf8")), (text) => {
      named.add(text);
      return text;
    });
  }
  return globSync("media/stills/*.jpg", { cwd: folder })
    .map((file) => basename(file, ".jpg"))
    .filter((name) => !named.has(name) && !APART.includes(name))
    .toSorted();
}
