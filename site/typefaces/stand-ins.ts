export type Style = "normal" | "italic";
export type Category = "serif" | "sans-serif";
/** In font units, as @capsizecss/unpack reads them. `xWidthAvg` is the mean width of a letter in English. */
export type Metrics = Readonly<
  Record<"xWidthAvg" | "unitsPerEm" | "ascent" | "descent" | "lineGap", number>
>;

/** Fonts that systems have, each with the mean width of its letters in em: "Times New Roman" stands for others as wide. */
type StandIn = { families: Readonly<Record<Style, readonly string[]>> } & Record<Style, number>;

const standIns: Readonly<Record<Category, readonly StandIn[]>> = {
  serif: [
    {
      families: {
        normal: ["Times New Roman", "Liberation Serif", "Tinos"],
        italic: ["Times New Roman Italic", "Liberation Serif Italic", "Tinos Italic"],
      },
      normal: 832 / 2048,
      italic: 836 / 2048,
    },
    {
      families: { normal: ["Noto Serif"], italic: ["Noto Serif Italic"] },
      normal: 0.481,
      italic: 0.469,
    },
    {
      families: { normal: ["DejaVu Serif"], italic: ["DejaVu Serif Italic", "DejaVu Serif"] },
      normal: 1058 / 2048,
      italic: 1058 / 2048,
    },
  ],
  "sans-serif": [
    {
      families: {
        normal: ["Arial", "Liberation Sans", "Roboto"],
        italic: ["Arial Italic", "Liberation Sans Italic", "Roboto Italic"],
      },
      normal: 913 / 2048,
      italic: 913 / 2048,
    },
    {
      families: { normal: ["DejaVu Sans"], italic: ["DejaVu Sans Oblique", "DejaVu Sans"] },
      normal: 1041 / 2048,
      italic: 1041 / 2048,
    },
  ],
};

export function familyNames(family: string, category: Category): string {
  const names = [family, ...standIns[category].map((_, index) => standInName(family, index))];
  const generic = category === "serif" ? "serif" : "system-ui, sans-serif";
  return `${names.map((name) => `"${name}"`).join(", ")}, ${generic}`;
}

/** The faces of local fonts, scaled to the width of a font and with its height, so that lines break where its own do. */
export function standInFaces(
  family: string,
  { category, style, metrics }: { category: Category; style: Style; metrics: Metrics },
): string {
  const { xWidthAvg, unitsPerEm, ascent, descent, lineGap } = metrics;
  const faces = standIns[category].map(({ families, [style]: width }, index) => {
    const scale = xWidthAvg / unitsPerEm / width;
    const percent = (units: number) =>
      `${Number(((units / unitsPerEm / scale) * 100).toFixed(4))}%`;
    return fontFace({
      "font-family": `"${standInName(family, index)}"`,
      src: families[style].map((name) => `local("${name}")`).join(", "),
      ...(style === "italic" ? { "font-style": "italic" } : {}),
      "size-adjust": `${Number((scale * 100).toFixed(4))}%`,
      "ascent-override": percent(ascent),
      "descent-override": percent(-descent),
      "line-gap-override": percent(lineGap),
    });
  });
  return faces.join("");
}

/** An `@font-face` rule. */
export function fontFace(properties: Readonly<Record<string, string>>): string {
  const lines = Object.entries(properties).map(([name, value]) => `  ${name}: ${value};\n`);
  return `@font-face {\n${lines.join("")}}\n`;
}

function standInName(family: string, index: number): string {
  return `${family} stand-in ${index + 1}`;
}
