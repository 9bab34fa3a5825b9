/**
 * `npm run add-typeface -- "Source Sans 3" text`: replaces the typeface of texts, or of headings (`display`), by an
 * open one from Fontsource. It writes the font files and `fonts.css`, with the fallback fonts.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { contentFolder } from "../content/folder.ts";
import {
  type Category,
  familyNames,
  fontFace,
  type Metrics,
  type Style,
  standInFaces,
} from "./stand-ins.ts";

/** What a page in English or French needs, as ranges of code points. Other letters are in the second file. */
const LETTERS =
  "20-7E A9 AB AE B0 B2-B3 B7 BB-BE C0-FF 152-153 178 201A 2018-2019 201C-201E 2013-2014 2022 2026 20AC 2122 2212";
/** The weights that the stylesheets use. */
const WEIGHTS = { min: 400, max: 600 };
/** Only for this command, and therefore none of the project's. */
const TOOLS = ["subset-font@2", "@capsizecss/unpack@4"];

type Subset = (font: Buffer, text: string, options: object) => Promise<Buffer>;
type Metadata = { family: string; category: Category; styles: Style[]; license: { type: string } };

const [family = "", role = ""] = process.argv.slice(2);
if (!family || !["display", "text"].includes(role)) {
  console.error(
    'Usage: npm run add-typeface -- "Source Sans 3" text    (or display, for headings)',
  );
  process.exit(1);
}
const folder = mkdtempSync(join(tmpdir(), "typeface-"));
try {
  await addTypeface();
} finally {
  rmSync(folder, { recursive: true });
}

async function addTypeface(): Promise<void> {
  const slug = family.toLowerCase().replaceAll(" ", "-");
  const source = `@fontsource-variable/${slug}`;
  const packages = [...TOOLS, source];
  execFileSync("npm", ["install", "--silent", "--no-audit", "--prefix", folder, ...packages], {
    stdio: "inherit",
  });
  const place = join(folder, "node_modules", source);
  const { license, ...metadata }: Metadata = JSON.parse(
    readFileSync(join(place, "metadata.json"), "utf8"),
  );
  const category = metadata.category === "serif" ? "serif" : "sans-serif";
  // Texts have no italics.
  const styles = role === "display" ? metadata.styles.toSorted().toReversed() : ["normal" as const];
  const faces = [`/* ${metadata.family}: ${source}, ${license.type}. */\n`];
  const fallbacks: string[] = [];
  for (const style of styles) {
    const { own, metrics } = await facesOf(metadata.family, { slug, style, place });
    faces.push(own);
    fallbacks.push(standInFaces(metadata.family, { category, style, metrics }));
  }
  const families = familyNames(metadata.family, category);
  replaceInCss(faces.join(""), fallbacks.join(""), families);
}

type Files = { slug: string; style: Style; place: string };

/** Writes the two files of a style. */
async function facesOf(family: string, { slug, style, place }: Files) {
  const read = (name: string) => readFileSync(join(place, name));
  const face = (file: string, font: Buffer, range: object) => {
    writeFileSync(join(contentFolder, "media/fonts", file), font);
    return fontFace({
      "font-family": `"${family}"`,
      src: `url("media/fonts/${file}") format("woff2")`,
      "font-weight": `${WEIGHTS.min} ${WEIGHTS.max}`,
      ...(style === "italic" ? { "font-style": style } : {}),
      "font-display": "swap",
      ...range,
    });
  };
  const ranges = JSON.parse(String(read("unicode.json")));
  const own = [
    face(`${slug}-${style}.woff2`, await cut(read(`files/${slug}-latin-wght-${style}.woff2`)), {}),
    face(`${slug}-latin-ext-${style}.woff2`, read(`files/${slug}-latin-ext-wght-${style}.woff2`), {
      "unicode-range": ranges["latin-ext"].replaceAll(",", ", "),
    }),
  ];
  const metrics = await metricsOf(join(contentFolder, `media/fonts/${slug}-${style}.woff2`));
  return { own: own.join(""), metrics };
}

/** Keeps the letters of Western Europe, kerning and the weights in use. */
async function cut(font: Buffer): Promise<Buffer> {
  const subsetFont: Subset = createRequire(join(folder, "x.js"))("subset-font");
  const text = LETTERS.split(" ").flatMap((range) => {
    const [first = 0, last = first] = range.split("-").map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, index) =>
      String.fromCodePoint(first + index),
    );
  });
  const options = {
    targetFormat: "woff2",
    variationAxes: { wght: WEIGHTS },
    keepFeatures: ["kern"],
    dropTables: ["GDEF", "STAT"],
  };
  return await subsetFont(font, text.join(""), options);
}

async function metricsOf(file: string): Promise<Metrics> {
  const module = join(folder, "node_modules/@capsizecss/unpack/dist/fs.mjs");
  const { fromFile } = await import(pathToFileURL(module).href);
  return await fromFile(file);
}

/** Puts the faces in the place of those of the role's former typeface, whose files become unread. */
function replaceInCss(faces: string, fallbacks: string, families: string): void {
  const file = join(contentFolder, "fonts.css");
  const css = readFileSync(file, "utf8");
  const [, former = ""] = new RegExp(`--font-${role}:\\s*"(.+?)"`).exec(css) ?? [];
  const isFormer = (rule: string) =>
    rule.includes(`"${former}"`) || rule.includes(`"${former} stand-in`);
  const rules = css.match(/(?:\/\*[^*]*\*\/\n)?@font-face {[^}]*}\n/g) ?? [];
  const kept = rules.filter((rule) => !isFormer(rule)).join("");
  for (const [, font = ""] of rules
    .filter(isFormer)
    .join("")
    .matchAll(/url\("(.+?)"\)/g))
    if (!faces.includes(font)) rmSync(join(contentFolder, font), { force: true });
  const root = (/:root {[^}]*}\n/.exec(css)?.[0] ?? "").replace(
    new RegExp(`--font-${role}:[^;]*;`),
    `--font-${role}: ${families};`,
  );
  writeFileSync(file, `${faces}${kept}${fallbacks}${root}`);
  console.log(`${file}: --font-${role} is ${family}.`);
}
