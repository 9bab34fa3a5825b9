import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

/** Made by hand for links in social networks; no page shows it. */
const APART = ["og"];

/** A value that is one word, as a picture's name is; the files have one way of writing. */
const ONE_WORD = /(?<=^(?:.*: | *- ))[a-z][a-z\d-]*$/gm;

/** Masters that no file of words names, save the list of pictures itself. */
export function unusedPictures(folder: string): string[] {
  const named = new Set<string>();
  for (const file of globSync("**/*.yaml", { cwd: folder })) {
    if (file === "photos.yaml") continue;
    const text = readFileSync(join(folder, file), "utf8");
    for (const [name] of text.matchAll(ONE_WORD)) named.add(name);
  }
  return globSync("media/stills/*.jpg", { cwd: folder })
    .map((file) => basename(file, ".jpg"))
    .filter((name) => !named.has(name) && !APART.includes(name))
    .toSorted();
}
