import { expect, it } from "vitest";
import { contentFolder } from "../content/folder.ts";
import { fontFaces } from "./font-faces.ts";
import { createMediaFiles } from "./media-files.ts";

const mediaFiles = createMediaFiles(contentFolder);
const css = fontFaces({ folder: contentFolder, mediaFiles });

it("has each face at the address of its file, and each file in a face", () => {
  const asked = Array.from(css.matchAll(/url\("(.*?)"\)/g), ([, address]) => address);
  const fonts = mediaFiles.names.filter((name) => name.startsWith("fonts/"));
  expect(asked.toSorted()).toEqual(fonts.map(mediaFiles.addressOf).toSorted());
  expect(asked.length).toBeGreaterThan(0);
});

it("names the families of headings and of text, each with what stands in for it", () => {
  for (const role of ["display", "text"]) {
    const [, own, standIn] = new RegExp(`--font-${role}:"(.+?)","(.+?)"`).exec(css) ?? [];
    expect(standIn).toBe(`${own} stand-in 1`);
    expect(css).toContain(`@font-face{font-family:"${standIn}";src:local(`);
  }
});

it("has nothing that a browser need not read", () => {
  expect(css).not.toMatch(/\n|;}|\{ |\/\*/);
});
