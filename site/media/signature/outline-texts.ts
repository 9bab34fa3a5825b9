import type { Font } from "../fonts.ts";
import { measureFont } from "../measure-font.ts";

/** As a drawing asks for it by `font-family`. */
const FACES = {
  text: { role: "text", style: "normal", weight: 400 },
  display: { role: "display", style: "normal", weight: 500 },
  "display-italic": { role: "display", style: "italic", weight: 500 },
} as const;
type FaceName = keyof typeof FACES;

const TEXT =
  /<text x="([^"]+)" y="([^"]+)" font-size="([^"]+)" font-family="([^"]+)" text-anchor="([^"]+)" fill="([^"]+)">([^<]*)<\/text>/g;
const ENTITIES: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&#x27;": "'",
  "&quot;": '"',
};
/** How much of a line stands before its anchor. */
const BEFORE: Record<string, number> = { start: 0, middle: 0.5, end: 1 };

/** The drawing with its words as outlines in the clinic's fonts: a picture has none of the page's fonts. */
export async function outlineTexts(svg: string, fonts: readonly Font[]): Promise<string> {
  const found = [...svg.matchAll(TEXT)];
  const glyphs = new Map<string, string>();
  const outlined: string[] = [];
  for (const [, x = 0, y = 0, size = 0, face = "", anchor = "", fill, words = ""] of found) {
    const text = words.replace(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity);
    const { key, font } = await faceFor(face as FaceName, text, fonts);
    const { positions, advance } = font.shape(text);
    const scale = Number(size) / font.unitsPerEm;
    const left = Number(x) - (BEFORE[anchor] ?? 0) * advance * scale;
    const uses = positions.map(({ glyph, x: at }) => {
      const id = `${key}${glyph}`;
      if (!glyphs.has(id)) glyphs.set(id, font.outline(glyph));
      return glyphs.get(id) ? `<use href="#${id}"${at ? ` x="${at}"` : ""}/>` : "";
    });
    const place = `translate(${left.toFixed(1)} ${y}) scale(${scale.toFixed(4)} -${scale.toFixed(4)})`;
    outlined.push(`<g transform="${place}" fill="${fill}">${uses.join("")}</g>`);
  }
  const symbols = Array.from(glyphs, ([id, path]) =>
    path ? `<path id="${id}" d="${path}"/>` : "",
  );
  let index = 0;
  return svg
    .replace(TEXT, () => outlined[index++] ?? "")
    .replace("</defs>", () => `${symbols.join("")}</defs>`);
}

/** The file of the family that has the text's characters; upright where there is no italic. */
async function faceFor(name: FaceName, text: string, fonts: readonly Font[]) {
  const { role, style, weight } = FACES[name];
  const ofRole = fonts.filter((font) => font.role === role);
  const ofStyle = ofRole.filter((font) => font.style === style);
  const candidates = ofStyle.length > 0 ? ofStyle : ofRole;
  const holds = ({ characters }: Font) => [...text].every((one) => characters.includes(one));
  const font = candidates.find(holds) ?? candidates[0];
  if (!font) throw new Error(`The clinic has no font for ${role}.`);
  return {
    key: `${"abcdefgh"[fonts.indexOf(font)]}`,
    font: await measureFont({ ...font, weight }),
  };
}
