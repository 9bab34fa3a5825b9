import { globSync } from "node:fs";
import { expect, it } from "vitest";
import { FIXTURE_CONTENT } from "../../../test/support/clinic-folder.ts";
import { SPECIFIED } from "../checking/specified.ts";
import { contentFolder } from "../folder.ts";
import { readSources } from "../read.ts";
import { isContentFile, isMaster, isYamlFile } from "./content-files.ts";

it.each([contentFolder, FIXTURE_CONTENT])("knows every file of %s", (folder) => {
  const files = globSync("**/*.*", { cwd: folder }).filter((file) => file !== SPECIFIED);
  expect(files.filter((file) => !isContentFile(file))).toEqual([]);
});

it("knows every file of words that is read", () => {
  const { sources } = readSources(contentFolder);
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
])("does not know %j", (file) => {
  expect(isContentFile(file)).toBe(false);
});

it("tells a photograph’s master from other pictures", () => {
  expect(isMaster("media/stills/room.jpg")).toBe(true);
  expect(isMaster("media/stills/room.svg")).toBe(false);
  expect(isMaster("media/film/poster.jpg")).toBe(false);
});
