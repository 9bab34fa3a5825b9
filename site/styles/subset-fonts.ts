/**
 * Cuts the two families down to the characters and weights the site uses:
 * `npm exec node site/styles/subset-fonts.ts`. The results are committed, so a
 * build does not need this.
 */
import { readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

const basicLatin = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
const all = [...basicLatin, ..."  ©®°·½éèêàâçîôûÉÈÀÇ×–—‘’“”…→←↗′″−≥≤"].join("");

/** What headings are written with; anything else in one comes in the fallback, which has the same widths. */
const letters = basicLatin.filter((character) => /[\w !"%&'()+,./:;?-]/.test(character));
const display = [...letters, ..." ©é–—‘’“”"].join("");

const cuts = [
  { family: "cormorant", style: "normal", weight: 500, characters: display },
  { family: "cormorant", style: "italic", weight: 500, characters: display },
  { family: "figtree", style: "normal", weight: { min: 400, max: 600 }, characters: all },
] as const;

for (const { family, style, weight, characters } of cuts) {
  const master = await readFile(
    `node_modules/@fontsource-variable/${family}/files/${family}-latin-wght-${style}.woff2`,
  );
  const options = { variationAxes: { wght: weight }, noLayoutClosure: true };
  const subset = await subsetFont(master, characters, { ...options, targetFormat: "woff2" });
  await writeFile(`site/styles/fonts/${family}-${style}.woff2`, subset);
  console.log(family, style, `${(subset.length / 1024).toFixed(1)} KB`);
  if (family === "cormorant" && style === "normal") {
    // The pictures for link previews are drawn at build time, with a face that is a plain file.
    const drawn = await subsetFont(master, characters, { ...options, targetFormat: "truetype" });
    await writeFile(`site/styles/fonts/${family}-${style}.ttf`, drawn);
  }
}
