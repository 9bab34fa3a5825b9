import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readSources } from "../../site/content/read.ts";
import { answers } from "../../site/content/schema/answers.ts";
import { business } from "../../site/content/schema/business.ts";
import { findSampleData } from "./sample-data.ts";
import { unansweredQuestions } from "./unanswered-questions.ts";

const CONTENT = "test/clinic";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "ready-"));
  // File by file: what is a link there is a copy here, and may be written.
  for (const name of filesIn(CONTENT)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), readFileSync(join(CONTENT, name)));
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

it("a clinic with invented facts and open questions is told of each, but for reviews it does not show", () => {
  const { samples, questions } = open();
  for (const field of [
    "business.yaml phone",
    "photos.yaml items[0]",
    "about.yaml team.members[0]",
  ]) {
    expect(samples).toContain(field);
  }
  expect(samples.filter((field) => /testimonials|quote/.test(field))).toEqual([]);
  expect(questions).toContain("hours");
  expect(questions).not.toContain("reviews");
});

it("is ready once the marks are gone and the questions are answered", () => {
  edit(/\.yaml$/, (text) => text.replace(/^( *)sample: true$/gm, "$1sample: false"));
  edit(/^business/, (text) => text.replace(/^sample:\n( {2}- .*\n)+/, ""));
  // An address and a number that nobody can have.
  edit(/^business/, (text) => text.replace(/example\.ca/g, "clinic.test"));
  edit(/^business/, (text) => text.replace(/( *phone: .*)5550\d{3}/g, "$12343456"));
  edit(/^answers/, (text) => text.replaceAll("''", "An Owner, 2027-01-15"));
  expect(open()).toEqual({ samples: [], questions: [] });
});

/** What the launch check would list of the content. */
function open() {
  const { sources } = readSources(folder);
  const data = (name: string) => sources.find((one) => one.name === name)?.source.data;
  const { showTestimonials } = business.parse(data("business"));
  const samples = findSampleData(sources, showTestimonials);
  return {
    samples: samples.map(({ place }) => basename(place).replace(/:\d+/, "")),
    questions: unansweredQuestions(answers.parse(data("answers")), showTestimonials).map(
      ({ id }) => id,
    ),
  };
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
