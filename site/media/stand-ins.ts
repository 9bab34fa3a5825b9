import { readFileSync } from "node:fs";
import { fontPackage } from "../../content-model/schema/fonts.ts";
import { fontRule } from "./font-rule.ts";
import type { Font } from "./fonts.ts";
import type { Width } from "./heading-breaks.ts";
import { measureFont } from "./measure-font.ts";

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

type Cut = { style?: "italic"; weight: number; isBold?: true; weights?: string };

/** How each role is set, by its cuts of one weight: a stand-in as wide as each. */
const CUTS: Record<Font["role"], readonly Cut[]> = {
  display: [{ weight: 500 }, { weight: 500, style: "italic" }],
  text: [
    { weight: 400, weights: "400 500" },
    { weight: 600, isBold: true, weights: "600" },
  ],
};

/** The families of a role, the stand-ins last. */
export function familiesOf(role: Font["role"], fonts: readonly Font[]): string {
  const { family, android, generic } = standInsOf(role, fonts);
  const standIns = [`${family} fallback`, android && `${family} fallback Android`];
  const names = [family, ...standIns].flatMap((name) => (name ? `"${name}"` : []));
  return `${names.join()},${generic}`;
}

/** How much wider than its stand-in each cut of a font is; undefined where a page does not ask for it. */
export type Ratios = (
  own: readonly Width[],
  standIn: readonly Width[],
) => readonly (number | undefined)[];

/** The `@font-face` rules of what stands in for a role's font, as wide and as high as that. */
export async function createStandIns(
  role: Font["role"],
  fonts: readonly Font[],
): Promise<(ratiosOf: Ratios) => string> {
  const { family, android, ...standIn } = standInsOf(role, fonts);
  const cuts = CUTS[role].flatMap((cut) => {
    const { style = "normal" } = cut;
    const font = fonts.find(
      (one) => one.role === role && one.style === style && one.script === "latin",
    );
    return font ? [{ cut, font }] : [];
  });
  const own = await Promise.all(
    cuts.map(({ cut, font }) => measureFont({ ...font, weight: cut.weight })),
  );
  const faces = [
    { name: `${family} fallback`, ...standIn },
    ...(android ? [{ name: `${family} fallback Android`, ...android }] : []),
  ].map(async ({ name, names, measures }) => {
    const measured = await Promise.all(cuts.map((one) => measureStandIn(measures, one)));
    return (ratiosOf: Ratios) => {
      const ratios = ratiosOf(
        own.map(({ width }) => width),
        measured.map(({ width }) => width),
      );
      return cuts.map(({ cut }, index) => face(name, names, cut, own[index], ratios[index]));
    };
  });
  const all = await Promise.all(faces);
  return (ratiosOf) => all.flatMap((rules) => rules(ratiosOf)).join("");
}

function measureStandIn(name: string, { cut, font }: { cut: Cut; font: Font }) {
  const weight = cut.isBold ? 700 : 400;
  const master = `node_modules/@fontsource/${name}/files/${name}-latin-${weight}-${font.style}.woff2`;
  return measureFont({ master, characters: font.characters });
}

function face(
  name: string,
  locals: readonly string[],
  cut: Cut,
  own: { ascent: number; descent: number } | undefined,
  ratio: number | undefined,
): string {
  if (!own || !ratio) return "";
  const suffix = `${cut.isBold ? " Bold" : ""}${cut.style ? " Italic" : ""}`;
  return fontRule({
    "font-family": `"${name}"`,
    src: locals.map((local) => `local("${local}${suffix}")`).join(),
    "font-weight": cut.weights,
    "font-style": cut.style,
    "size-adjust": percent(ratio),
    "ascent-override": percent(own.ascent / ratio),
    "descent-override": percent(own.descent / ratio),
    "line-gap-override": "0%",
  });
}

function standInsOf(role: Font["role"], fonts: readonly Font[]) {
  const family = fonts.find((font) => font.role === role)?.family ?? "";
  return { family, ...STAND_INS[categoryOf(family)] };
}

function categoryOf(family: string): keyof typeof STAND_INS {
  const metadata = readFileSync(`node_modules/${fontPackage(family)}/metadata.json`, "utf8");
  return JSON.parse(metadata).category === "serif" ? "serif" : "sans-serif";
}

function percent(ratio: number): string {
  return `${Number((ratio * 100).toFixed(2))}%`;
}
