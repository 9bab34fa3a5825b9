import { expect, it } from "vitest";
import { contentTypeOf, isCompressible } from "./content-types.ts";

it("derives the content type from the file extension, and compresses only text", () => {
  expect(contentTypeOf("a/b.c.html")).toBe("text/html; charset=utf-8");
  expect(isCompressible("sitemap.xml")).toBe(true);
  for (const file of ["a.avif", "a.jpg", "a.woff2", "a.mp4"])
    expect(isCompressible(file)).toBe(false);
});

it("fails a build that has a file with an unknown extension", () => {
  expect(() => contentTypeOf("photo.heic")).toThrow(/photo\.heic/);
});
