import { randomUUID } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it, onTestFinished } from "vitest";
import { FIXTURE_CONTENT } from "../../test/support/clinic-folder.ts";
import { temporaryFolder } from "../../test/support/process.ts";
import { readContent } from "../content/read.ts";
import { type Crop, createPictures, type Pictures, renderPicture } from "./pictures.ts";

const content = readContent(FIXTURE_CONTENT);
const pictures = createPictures(content, FIXTURE_CONTENT);
const photo = content.photos.items[0]?.name ?? "";

// The masters of the fixture are 1600 × 1067.
describe.each([
  { crop: "landscape", ratio: 3 / 2, largest: 1440 },
  { crop: "portrait", ratio: 4 / 5, largest: 853 },
  { crop: "wide", ratio: 2, largest: 1440 },
  { crop: "square", ratio: 1, largest: 1067 },
] as const)("a picture in the crop $crop", ({ crop, ratio, largest }) => {
  const source = pictures.photo(photo).sourceSet(crop);
  const candidates = source.avif.split(", ").map((candidate) => {
    const [url = "", width = ""] = candidate.split(" ");
    return { url, width: Number.parseInt(width, 10) };
  });

  it("has candidates up to the widest that a page can use, and a request for each candidate's address", () => {
    expect(candidates.at(-1)?.width).toBe(largest);
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
  const others = createPictures(content, FIXTURE_CONTENT);
  const { src } = pictures.photo(photo).sourceSet("square");
  expect([others.requests.size, await renderPicture(others, src)]).toEqual([0, undefined]);
  expect(await renderPicture(pictures, "/pictures/../photos.ts")).toBeUndefined();
  expect(others.preview(photo).src).toBe([...others.requests.keys()].join());
});

it("has another address with another release of sharp, because browsers keep the former picture", () => {
  const { sharp: release = "" } = sharp.versions;
  onTestFinished(() => {
    sharp.versions.sharp = release;
  });
  const { src } = pictures.preview(photo);
  sharp.versions.sharp = "0.0.0";
  expect(createPictures(content, FIXTURE_CONTENT).preview(photo).src).not.toBe(src);
});

it("renders the preview as a JPEG of the size that it states", async () => {
  const { src, width, height } = pictures.preview(photo);
  const rendered = await sharp(await renderPicture(pictures, src)).metadata();
  expect(rendered).toMatchObject({ format: "jpeg", width, height });
});

it("states the height of a preview in whole pixels, also of a narrow photograph", async () => {
  const folder = temporaryFolder("narrow");
  mkdirSync(join(folder, "media/stills"), { recursive: true });
  await sharp({ create: { width: 1001, height: 1301, channels: 3, background: "#888" } })
    .jpeg()
    .toFile(join(folder, `media/stills/${photo}.jpg`));
  const narrow = createPictures(content, folder);
  const { src, width, height } = narrow.preview(photo);
  expect([width, height]).toEqual([1001, 501]);
  const rendered = await sharp(await renderPicture(narrow, src)).metadata();
  expect(rendered).toMatchObject({ width, height });
});

describe("a portrait", () => {
  const folder = temporaryFolder("portrait");
  mkdirSync(join(folder, "media/stills"), { recursive: true });
  const items = content.photos.items.map((one) => ({ ...one, focus: "50% 80%" }));
  const portrait = async () => {
    // Green grows from top to bottom, in a picture that no other test encodes.
    const ramp = `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1250" id="${randomUUID()}"><linearGradient id="y" x2="0" y2="1"><stop/><stop offset="1" stop-color="#0f0"/></linearGradient><rect width="1000" height="1250" fill="url(#y)"/></svg>`;
    const file = join(folder, `media/stills/${photo}.jpg`);
    await sharp(Buffer.from(ramp))
      .withExif({ IFD0: { Artist: randomUUID() } })
      .jpeg()
      .toFile(file);
    return createPictures({ ...content, photos: { items } }, folder);
  };

  it.each<[crop: Crop, width: number, height: number, centre: number]>([
    ["landscape", 1000, 667, 0.733],
    ["portrait", 853, 1066, 0.5],
    ["wide", 1000, 500, 0.8],
    ["square", 1000, 1000, 0.6],
  ])("is cropped around its focus, and not enlarged: %s", async (crop, width, height, centre) => {
    const drawn = await portrait();
    const source = drawn.photo(photo).sourceSet(crop);
    expect(source).toMatchObject({ width, height });
    const [, green] = await meansOf(drawn, source.src);
    expect(green).toBeCloseTo(centre, 2);
  });

  it("has a preview of the size that it states", async () => {
    const drawn = await portrait();
    const { src, width, height } = drawn.preview(photo);
    expect([width, height]).toEqual([1000, 500]);
    const bytes = await renderPicture(drawn, src);
    rmSync(join("node_modules/.cache", src));
    expect(await sharp(bytes).metadata()).toMatchObject({ width, height });
  });
});

describe("a drawn picture", () => {
  const folder = temporaryFolder("drawn");
  const still = (ending: string) => join(folder, `media/stills/${photo}.${ending}`);
  mkdirSync(join(folder, "media/stills"), { recursive: true });
  // Red grows from left to right, and green from top to bottom, so that the mean of a crop tells where its centre is.
  const ramp = (id: string, colour: string, direction: string) =>
    `<linearGradient id="${id}" ${direction}><stop/><stop offset="1" stop-color="${colour}"/></linearGradient>`;
  const layer = (id: string) =>
    `<rect width="1600" height="1067" fill="url(#${id})" style="mix-blend-mode:screen"/>`;
  writeFileSync(
    still("svg"),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1067" id="${randomUUID()}">${ramp("x", "#f00", "")}${ramp("y", "#0f0", 'x2="0" y2="1"')}${layer("x")}${layer("y")}</svg>`,
  );

  it.each<[focus: string, crop: Crop, centre: [x: number, y: number]]>([
    ["0% 50%", "square", [0.333, 0.5]],
    ["50% 50%", "square", [0.5, 0.5]],
    ["40% 50%", "square", [0.4, 0.5]],
    ["100% 50%", "square", [0.667, 0.5]],
    ["50% 0%", "wide", [0.5, 0.375]],
    ["50% 40%", "wide", [0.5, 0.4]],
    ["50% 100%", "wide", [0.5, 0.625]],
  ])("is cropped around its focus %s in the crop %s", async (focus, crop, [x, y]) => {
    const items = content.photos.items.map((one) => ({ ...one, focus }));
    const drawn = createPictures({ ...content, photos: { items } }, folder);
    const { src } = drawn.photo(photo).sourceSet(crop);
    const [red, green] = await meansOf(drawn, src);
    expect([red, green]).toEqual([expect.closeTo(x, 2), expect.closeTo(y, 2)]);
  });

  it("has another address once its focus has changed, because browsers keep the former picture", () => {
    const at = (focus: string) => {
      const items = content.photos.items.map((one) => ({ ...one, focus }));
      return createPictures({ ...content, photos: { items } }, folder).preview(photo).src;
    };
    expect(at("10% 50%")).not.toBe(at("90% 50%"));
  });

  it("is drawn again once its file has changed", async () => {
    // Large enough to keep everything, because otherwise it depends on the machine what sharp remembers of a file.
    sharp.cache({ memory: 1000, items: 10_000 });
    const filled = (colour: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1067" id="${randomUUID()}"><rect width="1600" height="1067" fill="${colour}"/></svg>`;
    for (const [colour, means] of [
      ["#f00", [1, 0, 0]],
      ["#00f", [0, 0, 1]],
    ] as const) {
      writeFileSync(still("svg"), filled(colour));
      const drawn = createPictures(content, folder);
      const shown = await meansOf(drawn, drawn.preview(photo).src);
      expect(shown).toEqual(means.map((mean) => expect.closeTo(mean, 1)));
    }
  });

  it("stands on white, because a JPEG has no transparency", async () => {
    writeFileSync(still("svg"), `<svg viewBox="0 0 1600 1067" id="${randomUUID()}"/>`);
    const drawn = createPictures(content, folder);
    expect(await meansOf(drawn, drawn.preview(photo).src)).toEqual([1, 1, 1]);
  });

  it("is replaced by a photograph of the same name", () => {
    writeFileSync(still("jpg"), "");
    expect(createPictures(content, folder).masterFile(photo)).toBe(still("jpg"));
  });
});

/** The mean of each channel, from 0 to 1, of a picture that no build needs in its cache. */
async function meansOf(rendering: Pictures, src: string): Promise<number[]> {
  const { channels } = await sharp(await renderPicture(rendering, src)).stats();
  rmSync(join("node_modules/.cache", src));
  return channels.map(({ mean }) => mean / 255);
}
