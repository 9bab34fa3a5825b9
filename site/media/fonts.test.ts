import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { content } from "../../test/clinic-under-test.ts";
import { fontFaces } from "./font-faces.ts";
import { createFonts, cutFont } from "./fonts.ts";

const { fonts: pair } = content;

it("cuts a font down", async () => {
  for (const font of createFonts({ fonts: pair }).filter(({ script }) => script === "latin"))
    expect(readFileSync(await cutFont(font)).length).toBeLessThan(
      readFileSync(font.master).length * 0.8,
    );
});

it("has a file for rarer letters of names, fetched where they stand", async () => {
  const css = await fontFaces(createFonts({ fonts: pair }));
  expect(css).toContain("unicode-range:U+0100");
});

it("computes a stand-in for either font, whichever it is", async () => {
  const css = await fontFaces(createFonts({ fonts: { display: pair.text, text: pair.display } }));
  expect(css).toContain(`--font-display:"${pair.text}","${pair.text} stand-in 1"`);
  expect(css).toContain(`--font-text:"${pair.display}","${pair.display} stand-in 1"`);
  const ratios = Array.from(css.matchAll(/size-adjust:([\d.]+)%/g), ([, value]) => Number(value));
  expect(ratios.length).toBeGreaterThanOrEqual(3);
  expect(ratios.filter((ratio) => ratio < 60 || ratio > 160)).toEqual([]);
});
