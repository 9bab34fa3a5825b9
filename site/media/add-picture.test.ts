import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { FIXTURE_CONTENT } from "../../test/support/clinic-folder.ts";
import { temporaryFolder } from "../../test/support/process.ts";
import { readContent } from "../content/read.ts";

const folder = temporaryFolder("add-picture");
// The links of the fixture become writable copies.
cpSync(FIXTURE_CONTENT, folder, { recursive: true, dereference: true });
const portrait = join(folder, "portrait.webp");
const size = { width: 1000, height: 1250, channels: 3, background: "#804020" } as const;
writeFileSync(portrait, await sharp({ create: size }).webp().toBuffer());

it("replaces a picture of the site by one in another shape and format", () => {
  const [{ name, alt }] = listed();
  expect(run(portrait, name).status).toBe(0);
  const focus = expect.stringMatching(/^\d\d% \d\d%$/);
  expect(listed()[0]).toEqual({ name, alt, colour: "#783818", focus, sample: false });
  expect(readFileSync(join(folder, `media/stills/${name}.jpg`)).subarray(0, 2)).toEqual(
    Buffer.from([0xff, 0xd8]),
  );
  expect(() => readContent(folder)).not.toThrow();
});

it("adds a picture under a new name, with what it shows", () => {
  expect(run(portrait, "new-room").stderr).toContain("Usage");
  expect(run(portrait, "new-room", "A chair beside a window.").status).toBe(0);
  expect(listed().at(-1)).toMatchObject({ name: "new-room", alt: "A chair beside a window." });
});

it("refuses what is no picture, and changes nothing", () => {
  const before = listed();
  const { status, stderr } = run(join(folder, "photos.yaml"), "words", "Some words on paper.");
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^“photos.yaml” is not a picture/)]);
  expect(listed()).toEqual(before);
});

function run(...parameters: string[]) {
  const program = join(import.meta.dirname, "add-picture.ts");
  const env = { PATH: process.env.PATH, CONTENT: folder };
  return spawnSync(process.execPath, [program, ...parameters], { encoding: "utf8", env });
}

function listed() {
  return parse(readFileSync(join(folder, "photos.yaml"), "utf8")).items;
}
