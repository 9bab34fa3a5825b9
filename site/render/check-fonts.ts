import { charactersByRole, type Font } from "../media/fonts.ts";
import { measureFont } from "../media/measure-font.ts";
import { missingCharacters } from "../open-site.ts";
import type { Site } from "../site.ts";

/** Drawn by no font: joiners and the like. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;

/** @throws ContentError at the texts that hold characters which a font lacks */
export async function checkFonts({ content, fonts }: Site): Promise<void> {
  const measured = await Promise.all(fonts.map(measureFont));
  for (const [role, used] of Object.entries(charactersByRole(content))) {
    const ofRole = measured.filter((_, index) => fonts[index]?.role === role);
    const missing = [...used].filter(
      (character) => !INVISIBLE.test(character) && !ofRole.some(({ has }) => has(character)),
    );
    if (missing.length > 0) throw missingCharacters(missing, content.fonts[role as Font["role"]]);
  }
}
