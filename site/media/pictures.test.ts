import { randomUUID } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "../../test/support/process.ts";
import { renderPicture } from "../build/render-picture.ts";
import { contentFolder } from "../content/folder.ts";
import { readContent } from "../content/read.ts";
import { type Crop, createPictures } from "./pictures.ts";

const content = readContent(contentFolder);
const pictures = createPictures(content, contentFolder);
const isPhotograph = ({ name }: { name: string }) => pictures.source(name, "square").avif;
const photo = content.photos.items.find(isPhotograph)?.name ?? "";

// Masters are 1600 × 1067.
describe.each([
  { crop: "landscape", ratio: 3 / 2, largest: 1600 },
  { crop: "portrait", ratio: 4 / 5, largest: 853 },
  { crop: "wide", ratio: 2, largest: 1600 },
  { crop: "square", ratio: 1, largest: 1067 },
] as const)("a picture in the crop $crop", ({ crop, ratio, largest }) => {
  const source = pictures.source(photo, crop);
  const candidates = (source.avif ?? "").split(", ").map((candidate) => {
    const [url = "", width = ""] = candidate.split(" ");
    return { url, width: Number.parseInt(width, 10) };
  });

  it("has candidates no wider than its master, and a request for each candidate's address", () => {
    expect(candidates.length).toBeGreaterThan(1);
    for (const { url, width } of candidates) {
      expect(width).toBeLessThanOrEqual(largest);
      expect(pictures.requests.get(url)).toEqual({ photo, crop, width, format: "avif" });
    }
  });

  it("has the crop's aspect ratio and a JPEG fallback in the same crop", () => {
    expect(source.width / source.height).toBeCloseTo(ratio, 1);
    expect(pictures.requests.get(source.src)).toEqual({ photo, crop, width: 832, format: "jpg" });
  });
});

it("renders only pictures whose address it has given out", async () => {
  const others = createPictures(content, contentFolder);
  const { src } = pictures.source(photo, "square");
  expect([others.requests.size, await renderPicture(others, src)]).toEqual([0, undefined]);
  expect(await renderPicture(pictures, "/pictures/../photos.ts")).toBeUndefined();
  expect(others.preview(photo).src).toBe([...others.requests.keys()].join());
});

describe("a picture that has an SVG drawing and no photograph", () => {
  const folder = temporaryFolder("drawn");
  const still = (ending: string) => join(folder, `media/stills/${photo}.${ending}`);
  mkdirSync(join(folder, "media/stills"), { recursive: true });
  const size = 'viewBox="0 0 1600 1067" width="1600" height="1067"';
  writeFileSync(still("svg"), `<svg ${size} id="${randomUUID()}"><path d="M0 0h9"/></svg>`);
  const drawn = createPictures(content, folder);

  it("has one address, which serves the drawing cropped by its viewBox", async () => {
    const { avif, src, width, height } = drawn.source(photo, "square");
    expect({ avif, ratio: width / height }).toEqual({ avif: undefined, ratio: 1 });
    const svg = String(await renderPicture(drawn, src));
    expect(svg).toMatch(/viewBox="\d+ 0 1067 1067"/);
    expect(svg.match(/ width=/g)).toHaveLength(1);
    expect(svg).toContain('d="M0 0h9"');
  });

  it.each<[focus: string, crop: Crop, view: string]>([
    ["0% 50%", "square", "0 0 1067 1067"],
    ["50% 50%", "square", "267 0 1067 1067"],
    ["40% 50%", "square", "107 0 1067 1067"],
    ["100% 50%", "square", "533 0 1067 1067"],
    ["50% 0%", "wide", "0 0 1600 800"],
    ["50% 40%", "wide", "0 27 1600 800"],
    ["50% 100%", "wide", "0 267 1600 800"],
  ])("is cropped around its focus %s in the crop %s", async (focus, crop, view) => {
    const items = content.photos.items.map((one) => ({ ...one, focus }));
    const focused = createPictures({ ...content, photos: { items } }, folder);
    const svg = String(await renderPicture(focused, focused.source(photo, crop).src));
    expect(svg).toContain(`viewBox="${view}"`);
  });

  it("stands on white in link previews, whose services show no SVG", async () => {
    const { src } = drawn.preview(photo);
    const { channels } = await sharp(await renderPicture(drawn, src)).stats();
    rmSync(join("node_modules/.cache", src));
    expect(channels.map(({ min }) => min)).toEqual([255, 255, 255]);
  });

  it("is replaced by a photograph of the same name", () => {
    writeFileSync(still("jpg"), "");
    const { avif, src } = createPictures(content, folder).source(photo, "square");
    expect(avif).toContain(".avif");
    expect(src).toContain(".jpg");
  });
});
