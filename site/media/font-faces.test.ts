import { expect, it } from "vitest";
import { contentFolder } from "../content/folder.ts";
import { fontFaces } from "./font-faces.ts";
import { createMediaFiles } from "./media-files.ts";

const mediaFiles = createMediaFiles(contentFolder);
const css = fontFaces({ folder: contentFolder, mediaFiles });

it("has a face for each font file, and a font file for each face", () => {
  const requested = Array.from(css.matchAll(/url\("(.*?)"\)/g), ([, address]) => address);
  const fonts = mediaFiles.names.filter((name) => name.startsWith("fonts/"));
  expect(requested.toSorted()).toEqual(fonts.map(mediaFiles.addressOf).toSorted());
  expect(requested.length).toBeGreaterThan(0);
});

it("defines a font family for headings and one for text, each with a local fallback", () => {
  for (const role of ["display", "text"]) {
    const [, own, standIn] = new RegExp(`--font-${role}:"(.+?)","(.+?)"`).exec(css) ?? [];
    expect(standIn).toBe(`${own} stand-in 1`);
    expect(css).toContain(`@font-face{font-family:"${standIn}";src:local(`);
  }
});

it("is minified", () => {
  expect(css).not.toMatch(/\n|;}|\{ |\/\*/);
});
