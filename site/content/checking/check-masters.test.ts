import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { beforeAll, expect, it } from "vitest";
import { temporaryFolder } from "../../../test/support/process.ts";
import { masterFault } from "./check-masters.ts";

const folder = temporaryFolder("masters");

beforeAll(async () => {
  mkdirSync(join(folder, "media/stills"), { recursive: true });
  const make = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "#ccaa88" } });
  const file = (name: string) => join(folder, `media/stills/${name}.jpg`);
  await make(1600, 1067)
    .jpeg()
    .withExif({ IFD0: { Copyright: "A clinic" } })
    .toFile(file("right"));
  await make(1650, 1100).jpeg().toFile(file("larger"));
  await make(1000, 1250).jpeg().toFile(file("portrait"));
  await make(1000, 1000).jpeg().toFile(file("square"));
  await make(3000, 999).jpeg().toFile(file("panorama"));
  await make(1600, 1067).jpeg({ progressive: true }).toFile(file("progressive"));
  await make(800, 534).jpeg().toFile(file("small"));
  await make(1600, 1067).png().toFile(file("png"));
  const drawing = (name: string, width: number) =>
    writeFileSync(
      join(folder, `media/stills/${name}.svg`),
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 1067"/>`,
    );
  drawing("drawn", 1600);
  drawing("narrow", 800);
  drawing("long", 1700);
});

it.each(["right", "larger", "portrait", "square", "progressive", "drawn"])(
  "accepts a photograph of any shape with enough pixels, and a drawing in its one shape: %s",
  (name) => {
    expect(masterFault(name, folder)).toBeUndefined();
  },
);

it.each([
  ["small", "too-few-pixels", { found: { width: 800, height: 534 }, limit: 1000 }],
  ["panorama", "too-few-pixels", { found: { width: 3000, height: 999 } }],
  ["long", "wrong-size", { expected: { width: 1600, height: 1067 } }],
  ["narrow", "wrong-size", { file: "media/stills/narrow.svg" }],
  ["png", "no-jpeg", { file: "media/stills/png.jpg" }],
  ["missing", "no-file", { file: "media/stills/missing.jpg" }],
])("refuses a master that is %s: %s", (name, code, values) => {
  expect(masterFault(name, folder)).toMatchObject({ code, values });
});
