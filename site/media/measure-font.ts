import { readFile } from "node:fs/promises";
import { Blob, Buffer, Face, Font, shape } from "harfbuzzjs";
import { type Cut, cutFont } from "./fonts.ts";

/** What a browser would make of texts in a font, in em. */
export async function measureFont(cut: Cut) {
  const face = new Face(new Blob(await readFile(await cutFont(cut, "truetype"))));
  const font = new Font(face);
  const { ascender, descender } = font.hExtents();
  return {
    ascent: ascender / face.upem,
    descent: -descender / face.upem,
    /** As the file names it, whatever weight was cut from it. */
    family: face.getName(1, "en"),
    has: hasIn(new Set(face.collectUnicodes())),
    /** Kerning counts. */
    width: (texts: readonly string[]) => {
      const advances = texts.map((text) => advanceOf(text, font));
      return advances.reduce((sum, advance) => sum + advance, 0) / face.upem;
    },
  };
}

function advanceOf(text: string, font: Font): number {
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  return buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0);
}

function hasIn(codes: ReadonlySet<number>) {
  return (character: string) => codes.has(character.codePointAt(0) ?? 0);
}
