/**
 * Cuts the two families down to the characters and weights the site uses:
 * `npm exec node site/styles/subset-fonts.ts`. The results are committed, so a
 * build does not need this.
 */
import { readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** The characters of headings and of other text; any other glyph comes from the fallback font, which has the same widths. */
const display = `${letters} é!%&(),-./:;?–—‘’“”`;
const text = `${display}#$*+@_'"©°·½éèêàâçîôûÉ…×`;

const cuts = [
  { family: "cormorant", style: "normal", weight: 500, characters: display },
  { family: "cormorant", style: "italic", weight: 500, characters: display },
  { family: "figtree", style: "normal", weight: { min: 400, max: 600 }, characters: text },
] as const;

for (const { family, style, weight, characters } of cuts) {
  const master = await readFile(
    `node_modules/@fontsource-variable/${family}/files/${family}-latin-wght-${style}.woff2`,
  );
  const options = {
    variationAxes: { wght: weight },
    keepFeatures: ["kern"],
    // Keeps gasp and prep, which mark the font as unhinted: without them FreeType hints it, and lines break elsewhere.
    dropTables: ["GDEF", "STAT"],
    noLayoutClosure: true,
  };
  const subset = await subsetFont(master, characters, { ...options, targetFormat: "woff2" });
  await writeFile(`site/styles/fonts/${family}-${style}.woff2`, subset);
  console.log(family, style, `${(subset.length / 1024).toFixed(1)} KB`);
  if (family === "cormorant" && style === "normal") {
    // Link previews are drawn at build time and need an uncompressed font file.
    const drawn = await subsetFont(master, characters, { ...options, targetFormat: "truetype" });
    await writeFile(`site/styles/fonts/${family}-${style}.ttf`, drawn);
  }
}
