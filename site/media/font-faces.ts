import { readFileSync } from "node:fs";
import type { Content } from "../../content-model/content-schema.ts";
import { mapTexts } from "../../content-model/map-texts.ts";
import { fontPackage } from "../../content-model/schema/fonts.ts";
import { cached } from "../build-cache.ts";
import type { Font } from "./fonts.ts";
import { measureFont } from "./measure-font.ts";

/** In development; a build puts them into each page. */
export const fontFacesPath = "/fonts.css";

/** As the styles ask for them, whatever weights a file holds. */
const WEIGHTS = "400 600";
const PARAGRAPH_LENGTH = 60;

/**
 * Fonts of the system that stand in until a font has come, and the measures of each: the free
 * fonts have those of Times New Roman and Arial.
 */
const STAND_INS = {
  serif: {
    names: ["Times New Roman", "Liberation Serif", "Tinos"],
    measures: "tinos",
    android: { names: ["Noto Serif"], measures: "noto-serif" },
    generic: "serif",
  },
  "sans-serif": {
    names: ["Arial", "Liberation Sans", "Roboto"],
    measures: "arimo",
    android: undefined,
    generic: "system-ui,sans-serif",
  },
} as const;

type StandIn = { names: readonly string[]; measures: string };
type Cut = { style?: "italic"; weight: number; isBold?: true; weights?: string };

/** How each role is set, by its cuts of one weight: a stand-in as wide as each. */
const CUTS: Record<Font["role"], readonly Cut[]> = {
  display: [{ weight: 500 }, { weight: 500, style: "italic" }],
  text: [
    { weight: 400, weights: "400 500" },
    { weight: 600, isBold: true, weights: "600" },
  ],
};

type Clinic = { content: Content; fonts: readonly Font[] };

/** The `@font-face` rules of a clinic's fonts and of what stands in for them, and the lists of families. */
export async function fontFaces({ content, fonts }: Clinic): Promise<string> {
  const texts = textsOf(content);
  const ingredients = [JSON.stringify([fonts, texts]), readFileSync(import.meta.filename)];
  const css = await cached("font-faces", ingredients, async () => {
    const roles = (["display", "text"] as const).map((role) => standInsFor(role, fonts, texts));
    return Buffer.from([...fonts.map(ownFace), ...(await Promise.all(roles))].join(""));
  });
  return Buffer.from(css).toString();
}

/**
 * Headings wait for their faces, so that none stands in two; what stands in for them is invisible
 * and as wide. Text does not wait: a face that comes too late for the first paint is kept for the
 * next page, because a line that breaks elsewhere moves all below it.
 */
function ownFace({ address, family, range, role, script, style }: Font): string {
  return rule({
    "font-family": `"${family}"`,
    src: `url("${address}") format("woff2")`,
    "font-weight": WEIGHTS,
    "font-style": style === "italic" && style,
    "font-display": role === "display" ? "block" : "optional",
    "unicode-range": script !== "latin" && range,
  });
}

type Texts = Record<"normal" | "italic" | "paragraphs", readonly string[]>;

/** Headings, their parts in italics, and paragraphs. */
function textsOf(content: Content): Texts {
  const texts = { normal: [] as string[], italic: [] as string[], paragraphs: [] as string[] };
  mapTexts(content, (text) => {
    const [, before, italic, after] = /^([^*]*)\*([^*]+)\*([^*]*)$/.exec(text) ?? [];
    if (italic) {
      texts.normal.push(`${before}${after}`);
      texts.italic.push(italic);
    } else if (text.length >= PARAGRAPH_LENGTH) texts.paragraphs.push(text);
    return text;
  });
  return texts;
}

async function standInsFor(role: Font["role"], fonts: readonly Font[], texts: Texts) {
  const own = fonts.filter((font) => font.role === role);
  const family = own[0]?.family ?? "";
  const { android, generic, ...standIn } = STAND_INS[categoryOf(family)];
  const faces = CUTS[role].flatMap((cut) => {
    const { style = "normal" } = cut;
    const font = own.find((one) => one.style === style && one.script === "latin");
    const sample = role === "text" ? texts.paragraphs : texts[style];
    if (!font) return [];
    return [
      face(`${family} fallback`, standIn, { cut, font, sample }),
      ...(android && cut === CUTS.display[0]
        ? [face(`${family} fallback Android`, android, { cut, font, sample })]
        : []),
    ];
  });
  const families = [family, `${family} fallback`, android && `${family} fallback Android`];
  const list = families.flatMap((name) => (name ? `"${name}"` : [])).join();
  return `${(await Promise.all(faces)).join("")}:root{--font-${role}:${list},${generic}}`;
}

type Measured = { cut: Cut; font: Font; sample: readonly string[] };

/** The stand-in as wide and as high as the font that it stands in for. */
async function face(name: string, { names, measures }: StandIn, { cut, font, sample }: Measured) {
  const suffix = `${cut.isBold ? " Bold" : ""}${cut.style ? " Italic" : ""}`;
  const master = `node_modules/@fontsource/${measures}/files/${measures}-latin-${cut.isBold ? 700 : 400}-${font.style}.woff2`;
  const { characters } = font;
  const standIn = await measureFont({ master, characters });
  const own = await measureFont({ ...font, weight: cut.weight });
  const ratio = own.width(sample) / standIn.width(sample);
  return rule({
    "font-family": `"${name}"`,
    src: names.map((local) => `local("${local}${suffix}")`).join(),
    "font-weight": cut.weights,
    "font-style": cut.style,
    "size-adjust": percent(ratio),
    "ascent-override": percent(own.ascent / ratio),
    "descent-override": percent(own.descent / ratio),
    "line-gap-override": "0%",
  });
}

function categoryOf(family: string): keyof typeof STAND_INS {
  const metadata = readFileSync(`node_modules/${fontPackage(family)}/metadata.json`, "utf8");
  return JSON.parse(metadata).category === "serif" ? "serif" : "sans-serif";
}

function rule(declarations: Record<string, string | false | undefined>): string {
  const written = Object.entries(declarations).filter(([, value]) => value);
  return `@font-face{${written.map(([name, value]) => `${name}:${value}`).join(";")}}`;
}

function percent(ratio: number): string {
  return `${Number((ratio * 100).toFixed(1))}%`;
}
