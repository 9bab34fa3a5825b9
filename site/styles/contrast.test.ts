import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { contentFolder } from "../content/folder.ts";
import { createColours } from "./colours.ts";

const { colour, names: colourNames } = createColours(contentFolder);

const folder = import.meta.dirname;

/** Every colour that text is set in, and the grounds it stands on. */
const textOn: Record<string, readonly string[]> = {
  ink: ["ivory", "linen", "eucalyptus-50", "eucalyptus-200", "stone"],
  umber: ["ivory", "linen", "eucalyptus-50"],
  taupe: ["ivory", "linen", "eucalyptus-50"],
  "terracotta-deep": ["ivory", "linen", "eucalyptus-50"],
  eucalyptus: ["ivory", "linen", "eucalyptus-50"],
  "eucalyptus-deep": ["ivory", "linen", "eucalyptus-50"],
  error: ["ivory"],
  ivory: ["forest", "eucalyptus-deep"],
  linen: ["forest", "eucalyptus-deep"],
  champagne: ["forest", "eucalyptus-deep"],
  travertine: ["forest"],
  forest: ["champagne", "ivory"],
};

/** What must be seen to use a control: the edge of a field, a dot, the ring of the focus. */
const signOn: Record<string, readonly string[]> = {
  taupe: ["ivory"],
  error: ["ivory"],
  eucalyptus: ["ivory", "linen"],
  "eucalyptus-deep": ["ivory", "linen", "eucalyptus-50"],
  champagne: ["forest", "eucalyptus-deep"],
  terracotta: ["forest"],
};

/** Set as `color` for marks that only decorate. */
const decoration = ["travertine"];

const pairs = (table: Record<string, readonly string[]>) =>
  Object.entries(table).flatMap(([sign, grounds]) => grounds.map((ground) => [sign, ground]));

describe("contrast", () => {
  it.each(pairs(textOn))("of text in %s on %s is at least 4.5", (text, ground) => {
    expect(contrast(colour(text), colour(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairs(signOn))("of signs in %s on %s is at least 3", (sign, ground) => {
    expect(contrast(colour(sign), colour(ground))).toBeGreaterThanOrEqual(3);
  });

  it("is known for every colour that a style or a class sets text in", () => {
    const known = [...Object.keys(textOn), ...decoration];
    expect(textColours().filter((name) => !known.includes(name))).toEqual([]);
  });

  it("is computed as WCAG does", () => {
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
    expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
  });
});

function textColours(): string[] {
  const styles = sources(folder, ".css").flatMap((text) => [
    ...text.matchAll(/(?<![\w-])color:\s*var\(--color-([\w-]+)\)/g),
  ]);
  const names = colourNames.join("|");
  const classes = sources(join(folder, ".."), ".tsx").flatMap((text) => [
    ...text.matchAll(new RegExp(`\\btext-(${names})\\b(?!-)`, "g")),
  ]);
  return [...new Set([...styles, ...classes].map(([, name = ""]) => name))];
}

function sources(root: string, ending: string): string[] {
  return readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(ending))
    .map((file) => readFileSync(join(root, file), "utf8"));
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Relative luminance of sRGB, WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
