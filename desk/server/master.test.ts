import sharp from "sharp";
import { expect, it } from "vitest";
import { masterSize } from "../../site/content/files/master-size.ts";
import { masterFrom } from "./master.ts";

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 100, b: 50 } } });
const transparent = sharp({
  create: { width: 1920, height: 1280, channels: 4, background: "#00000000" },
});

it.each([
  ["a phone's JPEG", "#C86838", () => picture(4032, 3024).jpeg().toBuffer()],
  ["a WebP", "#C86838", () => picture(1800, 1200).webp().toBuffer()],
  ["an AVIF", "#C86838", () => picture(1800, 1200).avif({ effort: 0 }).toBuffer()],
  ["a PNG that is transparent", "#F8F8F8", () => transparent.png().toBuffer()],
  [
    "a JPEG that lies on its side",
    "#C86838",
    () => picture(1200, 1800).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  ],
])("makes a master of %s, in its colour: %s", async (_, expected, make) => {
  const { bytes, colour } = await masterFrom(await make(), "room.jpg");
  expect(await sharp(bytes).metadata()).toMatchObject({
    format: "jpeg",
    width: expect.toSatisfy((width: number) => width >= masterSize.width),
  });
  expect(colour).toBe(expected);
});

it("crops a portrait around its subject, and says where the subject is", async () => {
  const subject = await sharp({
    create: { width: 400, height: 400, channels: 3, background: "#e0a080" },
  })
    .png()
    .toBuffer();
  const wall = { width: 2000, height: 4000, channels: 3, background: "#808080" } as const;
  const upload = await sharp({ create: wall })
    .composite([{ input: subject, left: 1500, top: 3300 }])
    .jpeg()
    .toBuffer();
  const { bytes, focus } = await masterFrom(upload, "room.jpg");
  expect(Number.parseFloat(focus)).toBeGreaterThan(60);
  const { channels } = await sharp(bytes).stats();
  expect(channels[0]?.max, "the subject is in the part that is kept").toBeGreaterThan(200);
});

it("removes the place and time of a phone's picture", async () => {
  const upload = await picture(1800, 1200)
    .withExif({ IFD0: { Model: "A phone" } })
    .jpeg()
    .toBuffer();
  const { bytes } = await masterFrom(upload, "room.jpg");
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
  await expect(masterFrom(await make(), "room.jpg")).rejects.toThrow(reason);
});
