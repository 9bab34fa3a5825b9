import { describe, expect, it } from "vitest";
import { brokenTreatments, type Change } from "../../test/support/broken-treatments.ts";
import { copyClinic } from "../../test/support/clinic-folder.ts";
import { edit as editFile } from "../../test/support/edit.ts";
import { ContentError } from "./mistakes.ts";
import { readContent } from "./read.ts";

/** One for all: what a test does not change is not parsed again. */
const folder = copyClinic();

const PHOTO = `  - name: nowhere
    alt: It is not there.
    colour: '#D1C7B6'
    focus: 50% 50%
    sample: true
`;

/** By file, each kind of mistake: how it is made, and what is said from its line on. */
const broken: Record<string, readonly [string, Change, RegExp][]> = {
  ...brokenTreatments,
  promotion: [
    ["an empty file", () => "", /^1: the file is empty$/],
    ["a list where fields belong", () => "- one\n", /^1: the file has no fields/],
    ["a tab", (text) => `${text}more:\n\tsub: x\n`, /^\d+: a tab, expected spaces$/],
    [
      "a line too far to the right",
      "action: a\n text: b",
      /^\d+: .*(further left or right|begin where)/,
    ],
    ["a colon without quotes", "text: Note: this", /^\d+: two fields in one: .* quotes/],
    ["a field twice", (text) => `${text}text: Again.\n`, /^\d+: this field appears twice$/],
    [
      "a missing field",
      (text) => text.replace(/^action:.*\n/m, ""),
      /^1 action: is missing, .*text$/,
    ],
    ["an unknown field", (text) => `${text}acton: Book\n`, /acton.* the nearest is “action”$/],
    ["a number for text", "action: 42", / action: is the number 42, .*text: put it in quotes$/],
    [
      "a picture that is not there",
      "photo: nowhere",
      / photo: there is no photo “nowhere”, .*photos\.yaml$/,
    ],
    ["too much", `text: ${"long ".repeat(60)}end`, / text: 303 characters, at most 220$/],
    [
      "a heading with two emphases",
      "heading: One *and* two *more*",
      / heading: is .*, expected at most one/,
    ],
    ["emphasis elsewhere", "text: Some *words*.", / text: is “Some .*”, expected no asterisks/],
    ["an unknown variable", "text: It takes {ages}.", / text: uses \{ages\}, which is no variable/],
    ["a banned word", "text: The best facial.", / text: says “best”, expected .+: .+/],
    ["an open brace", "text: It takes {session today.", / text: has a brace without its other/],
    ["an unseen character", "text: It takes 4–\u20606 weeks.", / text: has an .* \(U\+2060\)/],
    ["a straight apostrophe", "text: It's free.", / text: has a straight .* \(t's\), expected ’/],
  ],
  drawings: [["a missing file", () => undefined, /^1: the file is missing$/]],
  business: [
    ["yes for true", "showRating: yes", / showRating: is “yes”, expected true or false$/],
    [
      "a time alone",
      (text) => text.replace(/(schedules:[\s\S]*?saturday:) .*/, "$1 08:00"),
      / schedules\.opening\.days\.saturday: is “08:00”, expected/,
    ],
    ["another country’s phone", "phone: '+33140000000'", / phone: .* expected \+1 and ten digits/],
    ["another country’s postal code", "postalCode: '90210'", / address\.postalCode: .*L4L 0A1/],
    ["hours backwards", "saturday: 17:00 to 09:00", /saturday: .* expected each time later than/],
    [
      "a day that is none",
      "date: 2027-02-30",
      / holidays\[0\]\.date: .* expected a day that exists/,
    ],
    [
      "sample data that is not there",
      (text) => text.replace(/(sample:\n {2}- ).*/, "$1brnad"),
      / sample\[0\]: there is no field “brnad” in this file$/,
    ],
  ],
  photos: [
    [
      "a missing picture",
      (text) => text + PHOTO,
      / items\[\d+\]\.name: there is no file .*nowhere\.jpg$/,
    ],
  ],
  posts: [
    [
      "too few entries",
      (text) => text.replace(/\n {2}- postId: (?![\s\S]*\n {2}- postId: )[\s\S]*$/, "\n"),
      / items: 2 entries, at least 3$/,
    ],
  ],
  "pages/about": [
    [
      "an unused variable",
      (text) => text.replace(/^variables:\n/m, "variables:\n  spare: 3 days\n"),
      / variables\.spare: no text of this file uses it$/,
    ],
  ],
  "pages/home": [
    [
      "a featured treatment that is gone",
      (text) => text.replace(/(featured:\n {2}- ).*/, "$1no-such-treatment"),
      / featured\[0\]: there is no treatment “no-such-treatment”/,
    ],
  ],
  "treatments/laser": [
    [
      "a colon in plain words",
      (text) => text.replace(/^(aftercare:\n {2}- ).*/m, "$1One: two"),
      /aftercare\[0\]: is a group of fields, expected text: put words with a colon in quotes$/,
    ],
  ],
};

describe("a mistake is told with its file, line and field:", () => {
  const cases = Object.entries(broken).flatMap(([name, of]) =>
    of.map((row) => [name, ...row] as const),
  );

  it.each(cases)("in %s %s", (name, _, change, said) => {
    edit(name, change);
    const [mistake = "", ...others] = mistakes();
    const [file, afterFile] = mistake.split(/:(?=\d)(.*)/);
    expect(file).toBe(`${name}.yaml`);
    expect(afterFile).toMatch(said);
    expect(others).toEqual([]);
  });

  it("in each treatment that needs a physician, once nobody names one", () => {
    const { treatments } = readContent(folder);
    const needing = treatments.filter(({ provenance }) => provenance.physician);
    expect(needing).not.toEqual([]);
    edit("pages/about", (text) => text.replace(/^physician:\n(?: .*\n)+/m, ""));
    expect(mistakes().map((line) => line.replace(/:\d+/, ""))).toEqual(
      needing
        .map(({ slug }) => slug)
        .toSorted()
        .map(
          (slug) =>
            `treatments/${slug}.yaml provenance.physician: pages/about.yaml names no physician`,
        ),
    );
  });

  it("two treatments with one address", () => {
    const { treatments } = readContent(folder);
    const [first, second] = treatments.map(({ slug }) => `treatments/${slug}`).toSorted();
    for (const name of [first, second]) {
      edit(name ?? "", (text) => `path: /same\n${text.replace(/^path: .*\n/m, "")}`);
    }
    expect(mistakes()).toEqual([`${second}.yaml:1 path: “/same” stands in ${first}.yaml already`]);
  });
});

it.each([
  ["nothing while they are switched off", false, []],
  [
    "that they are missing while they are shown",
    true,
    ["testimonials.yaml:1 items: 0 entries, expected 6 while business.yaml shows reviews"],
  ],
])("tells of reviews %s", (_, isShown, said) => {
  edit("testimonials", () => "items: []\n");
  // Two spaces, so that the file always changes.
  edit("business", (text) => text.replace(/(showTestimonials:) .*/, `$1  ${isShown}`));
  expect(mistakes()).toEqual(said);
});

it("tells all mistakes of all files at once", () => {
  edit("promotion", () => "");
  edit("business", "showRating: maybe");
  edit("announcements", "href: nowhere");
  expect(mistakes().map((line) => line.split(":")[0])).toEqual([
    "announcements.yaml",
    "business.yaml",
    "promotion.yaml",
  ]);
});

it("keeps as text what older YAML takes for something else", () => {
  edit("business", "handle: 1e3");
  edit("promotion", "action: yes");
  const { business, promotion } = readContent(folder);
  expect([business.social[0]?.handle, promotion?.action]).toEqual(["1e3", "yes"]);
});

function edit(name: string, change: Change): void {
  editFile(folder, name, (before) => {
    const after = typeof change === "string" ? withLine(before, change) : change(before);
    expect(after).not.toBe(before);
    return after;
  });
}

function withLine(text: string, line: string): string {
  const [field] = line.split(":");
  return text.replace(new RegExp(`^( *(?:- )?)${field}: .*`, "m"), `$1${line}`);
}

/** What is said, without the folder. */
function mistakes(): string[] {
  try {
    readContent(folder);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.message.split("\n").map((line) => line.replaceAll(`${folder}/`, ""));
  }
}
