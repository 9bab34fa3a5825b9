import { expect, it } from "vitest";
import { contentTypeOf, isCompressible } from "./content-types.ts";

it("names the type by the ending and compresses words only", () => {
  expect(contentTypeOf("a/b.c.html")).toBe("text/html; charset=utf-8");
  expect(isCompressible("site.webmanifest")).toBe(true);
  for (const file of ["a.avif", "a.jpg", "a.woff2", "a.mp4"])
    expect(isCompressible(file)).toBe(false);
});

it("stops a build at an ending that nobody has thought of", () => {
  expect(() => contentTypeOf("photo.heic")).toThrow(/photo\.heic/);
});
