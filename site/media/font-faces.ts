import { readFileSync } from "node:fs";
import { createFontStack } from "@capsizecss/core";
import { fromFile } from "@capsizecss/unpack/fs";
import { fontPackage } from "../content/schema/fonts.ts";
import { fontRule } from "./font-rule.ts";
import { cutFont, type Font } from "./fonts.ts";

/** As the styles ask for them, whatever weights a file holds. */
const WEIGHTS = "400 600";

/**
 * Fonts of the system that stand in until a font has come, and the package that has the measures of
 * each: the free fonts have those of Times New Roman and Arial, Android's serif has its own.
 */
const STAND_INS = {
  serif: {
    faces: [
      { names: ["Times New Roman", "Liberation Serif", "Tinos"], measures: "tinos" },
      { names: ["Noto Serif"], measures: "noto-serif" },
    ],
    generic: "serif",
  },
  "sans-serif": {
    faces: [{ names: ["Arial", "Liberation Sans", "Roboto"], measures: "arimo" }],
    generic: "system-ui,sans-serif",
  },
} as const;

type StandIn = (typeof STAND_INS)["serif" | "sans-serif"]["faces"][number];

/** The `@font-face` rules of a clinic's fonts and of what stands in for them, and the lists of families as variables. */
export async function fontFaces(fonts: readonly Font[]): Promise<string> {
  const standIns = await Promise.all(
    fonts.filter(({ script }) => script === "latin").map(standInRules),
  );
  const families = (["display", "text"] as const).map(
    (role) => `--font-${role}:${familiesOf(role, fonts)}`,
  );
  return `${fonts.map(ownFace).join("")}${standIns.join("")}:root{${families.join(";")}}`;
}

function ownFace({ address, family, range, script, style }: Font): string {
  return fontRule({
    "font-family": `"${family}"`,
    src: `url("${address}") format("woff2")`,
    "font-weight": WEIGHTS,
    "font-style": style === "italic" && style,
    "font-display": "swap",
    "unicode-range": script !== "latin" && range,
  });
}

/** Each as wide and as high as the font, so that nothing moves when it comes. */
async function standInRules(font: Font): Promise<string> {
  const own = await fromFile(await cutFont(font));
  const { faces } = STAND_INS[categoryOf(font.family)];
  const rules = faces.map(async (standIn, index) => {
    const { measures, names } = standIn;
    const folder = `node_modules/@fontsource/${measures}/files`;
    const measured = await fromFile(`${folder}/${measures}-latin-400-${font.style}.woff2`);
    const { fontFaces } = createFontStack([own, measured], { fontFaceFormat: "styleObject" });
    const { ascentOverride, descentOverride, sizeAdjust } = fontFaces[0]?.["@font-face"] ?? {};
    const suffix = font.style === "italic" ? " Italic" : "";
    return fontRule({
      "font-family": `"${standInName(font.family, index)}"`,
      src: names.map((name) => `local("${name}${suffix}")`).join(),
      "font-style": font.style === "italic" && font.style,
      "size-adjust": sizeAdjust,
      "ascent-override": ascentOverride,
      "descent-override": descentOverride,
      "line-gap-override": "0%",
    });
  });
  return (await Promise.all(rules)).join("");
}

function familiesOf(role: Font["role"], fonts: readonly Font[]): string {
  const family = fonts.find((font) => font.role === role)?.family ?? "";
  const { faces, generic } = STAND_INS[categoryOf(family)];
  const names = [family, ...faces.map((_: StandIn, index) => standInName(family, index))];
  return `${names.map((name) => `"${name}"`).join()},${generic}`;
}

function standInName(family: string, index: number): string {
  return `${family} stand-in ${index + 1}`;
}

function categoryOf(family: string): keyof typeof STAND_INS {
  const metadata = readFileSync(`node_modules/${fontPackage(family)}/metadata.json`, "utf8");
  return JSON.parse(metadata).category === "serif" ? "serif" : "sans-serif";
}
