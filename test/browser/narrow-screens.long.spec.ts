import { showFonts } from "./fonts.ts";
import { linesOfName } from "./header-room.ts";
import { beyondTheirBox, cutOff, widthBeyond } from "./reflow.ts";
import { mayLog, templates } from "./templates.ts";
import { setTextSize, USUAL_TEXT_PX } from "./text-size.ts";
import { expect, test } from "./visits.ts";

/** Widths in CSS px; 195 is a phone at 200 %, and a phone of 360 px is the commonest. */
const views = [
  ...[195, 280, 320, 360, 366, 390].map((width) => ({ width, text: USUAL_TEXT_PX })),
  ...[360, 390].flatMap((width) => [24, 28, 32].map((text) => ({ width, text }))),
  ...[320, 360, 390].map((width) => ({ width, text: USUAL_TEXT_PX, isSpaced: true })),
];

/** WCAG 1.4.12. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }`;

for (const [name, path] of Object.entries(templates))
  test(`${name} fits narrow screens, large text and spaced text`, async ({ read }) => {
    const { page } = await read(path, { mayLog });
    await showFonts(page);
    for (const { width, text, ...view } of views) {
      const isSpaced = "isSpaced" in view;
      const at = `${width} px, text of ${text} px${isSpaced ? ", spaced" : ""}`;
      await page.setViewportSize({ width, height: 800 });
      await setTextSize(page, text);
      await page.evaluate(
        (css) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(css);
          document.adoptedStyleSheets = [sheet];
        },
        isSpaced ? SPACING : "",
      );
      expect.soft(await widthBeyond(page), `sideways at ${at}`).toBe(0);
      expect.soft(await cutOff(page), `cut off at ${at}`).toEqual([]);
      expect.soft(await beyondTheirBox(page), `beyond its box at ${at}`).toEqual([]);
      expect.soft(await linesOfName(page), `lines of the name at ${at}`).toBe(1);
    }
  });
