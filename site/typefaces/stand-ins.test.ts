import { expect, it } from "vitest";
import { familyNames, standInFaces } from "./stand-ins.ts";

const figtree = { xWidthAvg: 449, unitsPerEm: 1000, ascent: 950, descent: -250, lineGap: 0 };
const cormorantItalic = { ...figtree, xWidthAvg: 359, ascent: 924, descent: -287 };

// The numbers are those of capsize's createFontStack.
it("scales each local font to the typeface's width, and keeps the typeface's height", () => {
  const faces = standInFaces("Figtree", {
    category: "sans-serif",
    style: "normal",
    metrics: figtree,
  });
  expect(faces).toBe(`@font-face {
  font-family: "Figtree stand-in 1";
  src: local("Arial"), local("Liberation Sans"), local("Roboto");
  size-adjust: 100.7176%;
  ascent-override: 94.3231%;
  descent-override: 24.8219%;
  line-gap-override: 0%;
}
@font-face {
  font-family: "Figtree stand-in 2";
  src: local("DejaVu Sans");
  size-adjust: 88.3335%;
  ascent-override: 107.5469%;
  descent-override: 28.3018%;
  line-gap-override: 0%;
}
`);
});

it("has other widths for italics", () => {
  const faces = standInFaces("Cormorant", {
    category: "serif",
    style: "italic",
    metrics: cormorantItalic,
  });
  expect(faces.match(/(?<=size-adjust: )[\d.]+/g)).toEqual(["87.9464", "76.5458", "69.4926"]);
});

it("names the typeface, then its stand-ins, then what every system has", () => {
  expect(familyNames("Cormorant", "serif")).toBe(
    '"Cormorant", "Cormorant stand-in 1", "Cormorant stand-in 2", "Cormorant stand-in 3", serif',
  );
});
