import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { contentFolder } from "../content/folder.ts";

const css = readFileSync(join(contentFolder, "fonts.css"), "utf8");

it("has a face for each font file, and a font file for each face", () => {
  const requested = Array.from(css.matchAll(/url\("media\/fonts\/(.*?)"\)/g), ([, name]) => name);
  expect(requested.toSorted()).toEqual(readdirSync(join(contentFolder, "media/fonts")).toSorted());
});

it("defines a font family for headings and one for text, each with a local fallback", () => {
  for (const role of ["display", "text"]) {
    const [, own, standIn] = new RegExp(`--font-${role}:\\s+"(.+?)", "(.+?)"`).exec(css) ?? [];
    expect(standIn).toBe(`${own} stand-in 1`);
    expect(css).toMatch(new RegExp(`@font-face {\\s+font-family: "${standIn}";\\s+src: local\\(`));
  }
});
