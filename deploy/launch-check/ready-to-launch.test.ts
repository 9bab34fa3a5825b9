import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readSources } from "../../site/content/read.ts";
import { business } from "../../site/content/schema/business.ts";
import { FIXTURE_CONTENT } from "../../test/support/clinic-folder.ts";
import { findSampleData } from "./sample-data.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "ready-"));
  // Copied file by file, so that links become writable copies.
  for (const name of filesIn(FIXTURE_CONTENT)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), readFileSync(join(FIXTURE_CONTENT, name)));
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

it("lists each invented fact", () => {
  const samples = open();
  for (const field of [
    "business.yaml phone",
    "photos.yaml items[0]",
    "about.yaml team.members[0]",
  ]) {
    expect(samples).toContain(field);
  }
  expect(samples.filter((field) => /^testimonials/.test(field))).toHaveLength(7);
});

it("lists nothing once the marks are removed", () => {
  edit(/\.yaml$/, (text) => text.replace(/^( *)sample: true$/gm, "$1sample: false"));
  edit(/^business/, (text) => text.replace(/^sample:\n( {2}- .*\n)+/, ""));
  // Replaces the reserved domain and phone number.
  edit(/^(?:business|posts)/, (text) => text.replace(/example\.ca/g, "clinic.test"));
  edit(/^business/, (text) => text.replace(/( *phone: .*)5550\d{3}/g, "$12343456"));
  expect(open()).toEqual([]);
});

/** Returns the fields that the launch check would list. */
function open() {
  const { sources } = readSources(folder);
  const data = (name: string) => sources.find((one) => one.name === name)?.source.data;
  const { showTestimonials } = business.parse(data("business"));
  const samples = findSampleData(sources, showTestimonials);
  return samples.map(({ place }) => basename(place).replace(/:\d+/, ""));
}

function edit(name: RegExp, change: (text: string) => string): void {
  for (const file of filesIn(folder).filter((one) => name.test(one))) {
    const path = join(folder, file);
    writeFileSync(path, change(readFileSync(path, "utf8")));
  }
}

function filesIn(path: string): string[] {
  const names = readdirSync(path, { recursive: true, encoding: "utf8" });
  return names.filter((name) => name.endsWith(".yaml"));
}
