import { expect, it } from "vitest";
import { copyClinic } from "../../../test/support/clinic-folder.ts";
import { edit } from "../../../test/support/edit.ts";
import { adviceLine } from "../advice.ts";
import { readContent, readSources } from "../read.ts";
import { advise } from "./advise.ts";

const folder = copyClinic();
const says = (text: string) =>
  edit(folder, "promotion", (before) => before.replace(/^text: .*/m, `text: ${text}`));
const isIn = (city: string) =>
  edit(folder, "business", (before) => before.replace("city: Regina", `city: ${city}`));
const articles = () =>
  advise(readSources(folder), folder)
    .filter(({ code }) => code === "wrong-article")
    .map((one) => adviceLine(one, ""));

it.each([
  ["Owen Sound", "A {city} clinic.", "A Owen Sound"],
  ["Owen Sound", "Come to a {city} clinic.", "a Owen Sound"],
  ["Regina", "An {city} clinic.", "An Regina"],
  ["Unionville", "An {city} clinic.", "An Unionville"],
])("in %s, “%s” has a wrong article", (city, text, found) => {
  isIn(city);
  says(text);
  expect(articles()).toEqual([
    `/promotion.yaml:2 text: reads “${found}”: write the sentence without an article before the fact`,
  ]);
});

it.each([
  ["Owen Sound", "An {city} clinic."],
  ["Owen Sound", "Our {city} clinic, in Canada {city}."],
  ["Regina", "A {city} clinic."],
  ["Unionville", "A {city} clinic."],
])("in %s, “%s” has none", (city, text) => {
  isIn(city);
  says(text);
  expect(articles()).toEqual([]);
});

it("says which fact business.yaml does not give to a text that uses it", () => {
  edit(folder, "business", (text) => text.replace(/^social:\n(?: .*\n|\n)+/m, "social: []\n"));
  expect(() => readContent(folder)).toThrow(
    /pages\/home\.yaml:28 social\.heading: uses \{socialProvider\}, but business\.yaml has no “social”$/m,
  );
  edit(folder, "business", (text) =>
    text.replace(/^rating:\n(?: .*\n)+/m, "").replace("showRating: true", "showRating: false"),
  );
  says("We have {reviewCount} reviews.");
  expect(() => readContent(folder)).toThrow(
    /promotion\.yaml:2 text: uses \{reviewCount\}, but business\.yaml has no “rating”$/m,
  );
});
