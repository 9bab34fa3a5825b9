import sharp from "sharp";
import { expect, it } from "vitest";
import { type Master, masterFrom } from "./master.ts";

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 100, b: 50 } } });
const transparent = sharp({
  create: { width: 1920, height: 1280, channels: 4, background: "#00000000" },
});

async function masterOf(upload: Buffer): Promise<Master> {
  const made = await masterFrom(upload, "room.jpg");
  if ("problem" in made) throw new Error(made.problem);
  return made.master;
}

it.each([
  ["a phone's JPEG", [3200, 2400], "#C86838", () => picture(3400, 2550).jpeg().toBuffer()],
  ["a WebP", [1800, 1200], "#C86838", () => picture(1800, 1200).webp().toBuffer()],
  ["a portrait", [1000, 1250], "#C86838", () => picture(1000, 1250).webp().toBuffer()],
  ["an AVIF", [1200, 1200], "#C86838", () => picture(1200, 1200).avif({ effort: 0 }).toBuffer()],
  ["a PNG that is transparent", [1920, 1280], "#F8F8F8", () => transparent.png().toBuffer()],
  [
    "a JPEG that lies on its side",
    [1800, 1200],
    "#C86838",
    () => picture(1200, 1800).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  ],
])("makes a master of %s: %j, %s", async (_, [width, height], expected, make) => {
  const { bytes, colour } = await masterOf(await make());
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width, height });
  expect(colour).toBe(expected);
});

it.each([
  ["below on the right of a portrait", [1000, 2000], [750, 1650], [80, 80]],
  ["above on the left of a portrait", [1000, 2000], [50, 100], [20, 20]],
  ["in the middle of a panorama", [2000, 1000], [900, 400], [50, 50]],
])("says where the subject is: %s", async (_, [width, height], [left, top], [x, y]) => {
  const background = "#808080";
  const subject = sharp({
    create: { width: 200, height: 200, channels: 3, background: "#e0a080" },
  });
  const upload = await sharp({
    create: { width: width ?? 0, height: height ?? 0, channels: 3, background },
  })
    .composite([{ input: await subject.png().toBuffer(), left: left ?? 0, top: top ?? 0 }])
    .jpeg()
    .toBuffer();
  const { focus } = await masterOf(upload);
  const [across = 0, down = 0] = focus.split(" ").map(Number.parseFloat);
  expect(Math.abs(across - (x ?? 0)), focus).toBeLessThan(12);
  expect(Math.abs(down - (y ?? 0)), focus).toBeLessThan(12);
});

it("removes the place and time of a phone's picture", async () => {
  const upload = await picture(1800, 1200)
    .withExif({ IFD0: { Model: "A phone" } })
    .jpeg()
    .toBuffer();
  const { bytes } = await masterOf(upload);
  expect((await sharp(bytes).metadata()).exif).toBeUndefined();
});

it.each([
  [
    "too many pixels in few bytes",
    () => picture(16_000, 10_667).png({ compressionLevel: 9 }).toBuffer(),
    /has 16000 × 10667 pixels. At most 50 million/,
  ],
  [
    "cut off",
    async () => (await picture(2000, 1333).png().toBuffer()).subarray(0, 200),
    /is damaged/,
  ],
  ["of another kind", () => picture(1800, 1200).gif().toBuffer(), /^“room.jpg” is not a picture/],
  ["no picture", async () => Buffer.from("words"), /on a Mac in Preview/],
])("refuses a picture with the reason: %s", async (_, make, reason) => {
  expect(await masterFrom(await make(), "room.jpg")).toEqual({
    problem: expect.stringMatching(reason),
  });
});
