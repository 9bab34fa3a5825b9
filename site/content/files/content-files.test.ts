import { globSync } from "node:fs";
import { expect, it } from "vitest";
import { FIXTURE_CONTENT } from "../../../test/support/clinic-folder.ts";
import { readSources } from "../read.ts";
import { isContentFile, isMaster, isYamlFile } from "./content-files.ts";

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
