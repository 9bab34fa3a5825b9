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
    unitsPerEm: face.upem,
    /** A glyph's outline in the font's units, upwards; empty for a space. */
    outline: (glyph: number) => font.glyphToPath(glyph),
    /** Where the glyphs of a text stand, in the font's units. */
    shape: (text: string) => shapeText(text, font),
    /** Kerning counts. */
    width: (texts: readonly string[]) => {
      const advances = texts.map((text) => advanceOf(text, font));
      return advances.reduce((sum, advance) => sum + advance, 0) / face.upem;
    },
  };
}

function advanceOf(text: string, font: Font): number {
  return shapeText(text, font).advance;
}

function shapeText(text: string, font: Font) {
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const infos = buffer.getGlyphInfos();
  let advance = 0;
  const positions = buffer.getGlyphPositions().map(({ xAdvance }, index) => {
    const x = advance;
    advance += xAdvance;
    return { glyph: infos[index]?.codepoint ?? 0, x };
  });
  return { positions, advance };
}

function hasIn(codes: ReadonlySet<number>) {
  return (character: string) => codes.has(character.codePointAt(0) ?? 0);
}
