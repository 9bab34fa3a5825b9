import { cpSync, globSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { FIXTURE_CONTENT } from "../../../test/support/clinic-folder.ts";
import { temporaryFolder } from "../../../test/support/process.ts";
import { readSources } from "../read.ts";
import { contentHash, isContentFile, isMaster, isYamlFile } from "./content-files.ts";

it("recognizes every file of a clinic", () => {
  const files = globSync("**/*.*", { cwd: FIXTURE_CONTENT });
  expect(files.filter((file) => !isContentFile(file))).toEqual([]);
});

it("recognizes every YAML file that the reader reads", () => {
  const { sources } = readSources(FIXTURE_CONTENT);
  expect(sources.filter(({ name }) => !isYamlFile(`${name}.yaml`))).toEqual([]);
});

it.each([
  "patients.csv",
  "evil.yaml",
  "pages/Evil.yaml",
  "treatments/deeper/led-facial.yaml",
  "treatments/../business.yaml",
  "concerns/deeper/redness.yaml",
  "../business.yaml",
  "/business.yaml",
  "business.yaml\n",
  "read.ts",
  "media/stills/.hidden.jpg",
  "media/stills/room.png",
  "media/other/room.jpg",
  "media/stills/../../business.jpg",
])("does not recognize %j", (file) => {
  expect(isContentFile(file)).toBe(false);
});

it("recognizes only a JPEG file in media/stills as the master of a photograph", () => {
  expect(isMaster("media/stills/room.jpg")).toBe(true);
  expect(isMaster("media/stills/room.svg")).toBe(false);
  expect(isMaster("media/film/poster.jpg")).toBe(false);
});

function clinic(): string {
  const folder = temporaryFolder("content-hash");
  mkdirSync(join(folder, "treatments"));
  writeFileSync(join(folder, "business.yaml"), "brandName: Northlight\n");
  writeFileSync(join(folder, "treatments/peel.yaml"), "name: Peel\n");
  return folder;
}

it("does not depend on the folder's path, and changes with a file's text or name", () => {
  const [one, other] = [clinic(), temporaryFolder("content-hash")];
  cpSync(one, other, { recursive: true });
  expect(contentHash(other)).toBe(contentHash(one));
  writeFileSync(join(one, "business.yaml"), "brandName: Southlight\n");
  renameSync(join(other, "treatments/peel.yaml"), join(other, "treatments/mask.yaml"));
  expect(new Set([clinic(), one, other].map(contentHash)).size).toBe(3);
});

it("ignores files that are not content", () => {
  const folder = clinic();
  const before = contentHash(folder);
  writeFileSync(join(folder, "patients.csv"), "Zoe");
  writeFileSync(join(folder, "business.yaml~"), "brandName: Half");
  expect(contentHash(folder)).toBe(before);
});
