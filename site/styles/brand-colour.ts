/**
 * `npm run brand-colour -- "#7a4b5e"`: writes the accent's six tones into `tokens.css`. Each keeps its lightness, and
 * with it the contrast of what stands on it; hue and saturation follow the brand's colour.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { transform } from "lightningcss";
import { contentFolder } from "../content/folder.ts";
import { createColours, TOKENS } from "./colours.ts";

/** The one that a brand's colour stands for, and those that follow it. */
const ACCENT = "eucalyptus";
const TONES = ["eucalyptus-50", "eucalyptus-200", "sage", ACCENT, "eucalyptus-deep", "forest"];
/** A browser without `oklch()`, for which Lightning CSS writes hex. */
const WITHOUT_OKLCH = { chrome: 100 << 16 };

type Oklch = readonly [lightness: number, chroma: number, hue: number];

const [brand = ""] = process.argv.slice(2);
if (!/^#[\da-f]{6}$/i.test(brand)) {
  console.error('Usage: npm run brand-colour -- "#7a4b5e"');
  process.exit(1);
}
const { colour } = createColours(contentFolder);
const [, brandChroma, brandHue] = oklchOf(brand);
const [, chroma, hue] = oklchOf(colour(ACCENT));
const file = join(contentFolder, TOKENS);
const css = TONES.reduce(
  (written, tone) => {
    const [lightness, ownChroma, ownHue] = oklchOf(colour(tone));
    const scaled = chroma > 0 ? (ownChroma * brandChroma) / chroma : brandChroma;
    const value = hexOf([lightness, scaled, brandHue + ownHue - hue]);
    return written.replace(new RegExp(`(--color-${tone}:\\s*)#[\\da-f]+;`, "i"), `$1${value};`);
  },
  readFileSync(file, "utf8"),
);
writeFileSync(file, css);
console.log(`${file}: the accent has the hue and saturation of ${brand}.`);

function oklchOf(hex: string): Oklch {
  const numbers = computed(`oklch(from ${hex} l c h)`).match(/[\d.]+/g) ?? [];
  const [lightness = 0, chroma = 0, hue = 0] = numbers.map(Number);
  return [lightness, chroma, hue];
}

function hexOf([lightness, chroma, hue]: Oklch): string {
  const value = computed(`oklch(${lightness}% ${chroma} ${hue})`, WITHOUT_OKLCH);
  return /#[\da-f]{6}/.exec(value)?.[0] ?? "";
}

function computed(value: string, targets = {}): string {
  const code = Buffer.from(`a { color: ${value} }`);
  return String(transform({ filename: "colour.css", code, targets }).code);
}
