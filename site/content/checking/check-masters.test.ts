import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { beforeAll, expect, it } from "vitest";
import { temporaryFolder } from "../../../test/support/process.ts";
import { masterSize } from "../files/master-size.ts";
import { masterFault } from "./check-masters.ts";

const folder = temporaryFolder("masters");

beforeAll(async () => {
  mkdirSync(join(folder, "media/stills"), { recursive: true });
  const make = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "#ccaa88" } });
  const file = (name: string) => join(folder, `media/stills/${name}.jpg`);
  const { width, height } = masterSize;
  await make(width, height)
    .jpeg()
    .withExif({ IFD0: { Copyright: "A clinic" } })
    .toFile(file("right"));
  await make(1650, 1100).jpeg().toFile(file("larger"));
  await make(1700, height).jpeg().toFile(file("wide"));
  await make(width, height).jpeg({ progressive: true }).toFile(file("progressive"));
  await make(800, 534).jpeg().toFile(file("small"));
  await make(width, height).png().toFile(file("png"));
  const drawing = (name: string, width: number) =>
    writeFileSync(
      join(folder, `media/stills/${name}.svg`),
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"/>`,
    );
  drawing("drawn", width);
  drawing("narrow", 800);
});

it.each(["right", "larger", "progressive", "drawn"])(
  "accepts a master of the expected aspect ratio and at least the expected size: %s",
  (name) => {
    expect(masterFault(name, folder)).toBeUndefined();
  },
);

it.each([
  ["small", "wrong-size", { found: { width: 800, height: 534 } }],
  ["wide", "wrong-size", { found: { width: 1700, height: 1067 }, expected: masterSize }],
  ["narrow", "wrong-size", { file: "media/stills/narrow.svg" }],
  ["png", "no-jpeg", { file: "media/stills/png.jpg" }],
  ["missing", "no-file", { file: "media/stills/missing.jpg" }],
])("refuses a master that is %s: %s", (name, code, values) => {
  expect(masterFault(name, folder)).toMatchObject({ code, values });
});
