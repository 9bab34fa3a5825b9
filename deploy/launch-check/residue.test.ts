import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { z } from "zod";
import { readContent } from "../../site/content/read.ts";
import { Source } from "../../site/content/source.ts";
import { temporaryFolder } from "../../test/support/process.ts";
import { findResidue } from "./residue.ts";

const { business, treatments } = readContent("test/clinic");
const [treatment] = treatments;
if (!treatment) throw new Error("the fixed clinic has no treatment");

let folder = "";
beforeEach(() => {
  folder = temporaryFolder("content");
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A clinic of one treatment in a town. */
function clinicIn(region: string, city: string, name: string) {
  return {
    business: {
      ...business,
      serviceAreas: [city],
      address: { ...business.address, city, region },
    },
    treatments: [{ ...treatment, name, inSentence: name.toLowerCase() }] as typeof treatments,
  };
}

function found(text: string, clinic = clinicIn("NS", "Halifax", "Gentle Peel")): string[] {
  const source = new Source("home.yaml", `heading: x\ntext: ${text}\n`);
  const sources = [{ name: "pages/home", source, schema: z.any() }];
  return findResidue(clinic, sources, folder).map(({ place, value }) => `${place}: ${value}`);
}

it.each([
  ["a treatment that is gone", "Ask about laser hair removal.", "laser hair removal"],
  ["another town", "facials Vaughan", "Vaughan"],
  ["another province’s law", "PHIPA covers your records.", "PHIPA"],
  ["languages that somebody else speaks", "We speak English and Italian.", "English and Italian"],
])("tells of %s, with file, line and field", (_, text, value) => {
  expect(found(text)).toEqual([`home.yaml:2 text: ${value}`]);
});

it.each([
  ["its own treatment", "Ask about microneedling.", clinicIn("NS", "Halifax", "Microneedling")],
  ["its own town", "facials Maple", clinicIn("NS", "Maple", "Gentle Peel")],
  ["its own province’s law", "PHIPA covers your records.", clinicIn("ON", "Ottawa", "Peel")],
])("is silent about %s", (_, text, clinic) => {
  expect(found(text, clinic)).toEqual([]);
});

it("tells of the sample’s film", () => {
  mkdirSync(join(folder, "media/film"), { recursive: true });
  expect(found("Nothing.")).toEqual([]);
  writeFileSync(join(folder, "media/film/window-light.mp4"), "");
  expect(found("Nothing.")).toEqual([
    `${folder}/media/film/window-light.mp4: the film of the sample`,
  ]);
});
