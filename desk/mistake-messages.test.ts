import { expect, it } from "vitest";
import type { Fault, Path } from "../site/content/mistakes.ts";
import { changeFile, copyClinic } from "../test/support/clinic-folder.ts";
import { mistakesIn } from "./check.ts";
import { draftOf } from "./draft.ts";
import { linesOf, problemOf } from "./mistake-messages.ts";
import { storedWords } from "./stored-files.ts";

const draft = draftOf([{ name: "treatments/lamp", data: { name: "Lamp facial" } }]);
const sentence = (fault: Fault, file = "promotion.yaml", path: Path = ["text"]) =>
  problemOf({ ...fault, place: { file, line: 1, path } }, draft).message;

it("tells an owner what to do about a mistake that names another place", () => {
  const other = { file: "testimonials.yaml", line: 12 };
  expect(sentence({ code: "not-unique", values: { value: "Ann", other } })).toBe(
    "“Ann” is already used in Reviews. Each has to be different.",
  );
  const values = { treatment: "lamp", concern: "scars" };
  expect(sentence({ code: "concern-not-named", values })).toBe(
    "Lamp facial does not name this concern. Add it there first.",
  );
});

it.each<[string, Path, string, string]>([
  ["business.yaml", ["phone"], "555 01", "A number here has ten digits, such as (416) 555-0100."],
  ["business.yaml", ["holidays", 0, "date"], "", "Choose a day that exists."],
  ["testimonials.yaml", ["items", 0, "treatment"], "", "Choose one."],
  [
    "redirects.yaml",
    ["items", 0, "from"],
    "/index.php?page_id=12",
    "Leave out “?page_id=12”: an old address leads to one page, whatever follows its question mark.",
  ],
  ["promotion.yaml", ["text"], "25-9", "Write a day that exists, such as 2027-07-01."],
])("speaks of a field of %s %j by its kind", (file, path, found, expected) => {
  const values = { found, expected: "a day that exists, such as 2027-07-01" };
  expect(sentence({ code: "unexpected", values }, file, path)).toBe(expected);
});

it("names every mistake of several files with its place and what to do", () => {
  const folder = copyClinic();
  changeFile(folder, "promotion", (text) =>
    text.replace(/^text: .*/m, "text: It's {nothing} {").replace(/^close: .*/m, "close: ''"),
  );
  changeFile(folder, "announcements", (text) =>
    text.replace(/text: .*/, `text: ${"a".repeat(200)}`),
  );
  changeFile(folder, "testimonials", (text) => text.replace(/text: .*/, "text: The best."));
  expect(linesOf(mistakesIn(folder), draftOf(storedWords(folder))).split("\n")).toEqual([
    expect.stringMatching(
      /^Announcements: Text, “a+…?”\. This has 200 letters\. At most 70 fit here\.$/,
    ),
    "Pop-up: Text. There is no shared value called {nothing}. Remove it with its braces.",
    "Pop-up: Text. Write ’ or “ and ” instead of straight quotes.",
    "Pop-up: Text. A brace is missing. A shared value needs both, such as {city}.",
    "Pop-up: Name of the closing button. Please write something here.",
    expect.stringMatching(
      /^Reviews: Review, “.+”\. A quote with “best” cannot be published: a superlative cannot be shown to be true\. A client’s words may not be rewritten\. Leave this quote out, or choose another\.$/,
    ),
  ]);
});
