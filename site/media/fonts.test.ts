import { expect, it } from "vitest";
import { content } from "../../test/clinic-under-test.ts";
import { createFontFaces, fontFaces } from "./font-faces.ts";
import { createFonts } from "./fonts.ts";
import { measureFont } from "./measure-font.ts";

const { business, fonts: pair } = content;

/** The clinic under another name, which its headings show. */
function named(name: string) {
  return { ...content, business: { ...business, brand: { ...business.brand, name } } };
}

it("cuts each font to the characters of the content", async () => {
  for (const font of createFonts(named("Łucja ß"))) {
    const { has } = await measureFont(font);
    // Joiners are drawn by no font.
    const drawn = font.characters.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, "");
    expect([...drawn].filter((character) => !has(character))).toEqual([]);
  }
});

it("takes another file of a family for characters of another script", async () => {
  const scripts = (name: string) =>
    createFonts(named(name)).flatMap(({ role, script }) => (role === "display" ? script : []));
  expect(new Set(scripts(business.brand.name))).toEqual(new Set(["latin"]));
  expect(scripts("Łucja")).toContain("latin-ext");
  const site = { content: named("Łucja"), fonts: createFonts(named("Łucja")) };
  expect(await fontFaces(site)).toContain("unicode-range:U+0100");
});

it("gives a file another address when its characters change", () => {
  const addresses = (name: string) => createFonts(named(name)).map(({ address }) => address);
  expect(addresses("ß")).not.toEqual(addresses(business.brand.name));
  expect(addresses("ß")).toEqual(addresses("ßß"));
});

it("computes a stand-in for either font, whichever it is", async () => {
  const swapped = { ...content, fonts: { display: pair.text, text: pair.display } };
  const css = await fontFaces({ content: swapped, fonts: createFonts(swapped) });
  expect(css).toContain(`--font-display:"${pair.text}","${pair.text} fallback"`);
  expect(css).toContain(`--font-text:"${pair.display}","${pair.display} fallback"`);
  const ratios = Array.from(css.matchAll(/size-adjust:([\d.]+)%/g), ([, value]) => Number(value));
  expect(ratios.length).toBeGreaterThanOrEqual(4);
  expect(ratios.filter((ratio) => ratio < 60 || ratio > 160)).toEqual([]);
});

it("stands in for the display faces as a page's first heading asks", async () => {
  const { ofPage } = await createFontFaces({ content, fonts: createFonts(content) });
  const widths = (html: string) =>
    Array.from(ofPage(html).matchAll(/size-adjust:([\d.]+)%/g), ([, value]) => value);
  const narrow = widths("<h1>illi illi <i>illi</i></h1>");
  expect(narrow).not.toEqual(widths("<h1>mWm WmW <i>illi</i></h1>"));
  expect(widths("<h1>illi illi <i>illi</i></h1><h2>mWm</h2>")).toEqual(narrow);
  expect(widths("<h1>illi</h1><h2><i>illi</i></h2>")).toHaveLength(narrow.length);
  expect(widths("<h1>illi</h1>").length).toBeLessThan(narrow.length);
});
