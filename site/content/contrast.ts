/** The relative luminance at which black and white have the same contrast, 4.58 : 1. */
const MIDDLE = 0.179;

/** The contrast ratio of WCAG between two hex colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Black or white, whichever is easier to read on a hex colour: at least 4.5 : 1. */
export function textColourOn(hex: string): "black" | "white" {
  return luminance(hex) > MIDDLE ? "black" : "white";
}

/** The relative luminance of WCAG of a hex colour, from 0 to 1. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = (hex.match(/[\da-f]{2}/gi) ?? []).map((part) => {
    const value = Number.parseInt(part, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
