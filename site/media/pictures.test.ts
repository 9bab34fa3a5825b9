import { describe, expect, it } from "vitest";
import { contentFolder } from "../../content-model/folder.ts";
import { readContent } from "../../content-model/read.ts";
import { type Crop, createPictures, crops, maxWidth } from "./pictures.ts";

const content = readContent(contentFolder);
const pictures = createPictures(content, contentFolder);
const photo = content.photos.items[0]?.name ?? "";

describe.each(Object.keys(crops) as Crop[])("a picture in the crop %s", (crop) => {
  const source = pictures.source(photo, crop);
  const candidates = source.avif.split(", ").map((candidate) => {
    const [url = "", width = ""] = candidate.split(" ");
    return { url, width: Number.parseInt(width, 10) };
  });

  it("is offered at widths its master has, and each address says what it is", () => {
    expect(candidates.length).toBeGreaterThan(2);
    for (const { url, width } of candidates) {
      expect(width).toBeLessThanOrEqual(maxWidth(crop));
      expect(pictures.parse(url)).toMatchObject({ photo, crop, width });
    }
  });

  it("has the crop's shape, and a fallback that is one of its own", () => {
    expect(source.width / source.height).toBeCloseTo(crops[crop], 1);
    expect(pictures.parse(source.src)).toMatchObject({ photo, crop, format: "jpg" });
    expect(pictures.parse(source.src)?.width).toBeLessThanOrEqual(maxWidth(crop));
  });
});

it.each([
  "/pictures/../photos.ts",
  `/pictures/${photo}-landscape-400.jpg`,
  "/pictures/constructor-landscape-400.00000000.jpg",
  `/pictures/${photo}-toString-400.00000000.jpg`,
  `/pictures/${photo}-landscape-400.00000000.svg`,
])("no picture is read from %s", (path) => {
  expect(pictures.parse(path)).toBeUndefined();
});
